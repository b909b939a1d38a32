"""The HTTP interface: one file a resource, each with its `ROUTES`."""
