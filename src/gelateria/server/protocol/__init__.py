"""What is said over a socket, and how it is encoded."""
