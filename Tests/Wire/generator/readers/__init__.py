"""Readers: from any container back to a page. They share no code with the writers."""
