"""The writers, each of which turns the neutral model into one dialect of the wire format."""
