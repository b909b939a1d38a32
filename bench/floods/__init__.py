"""What bystanders feel while one address floods the server: `python -m bench.floods`."""
