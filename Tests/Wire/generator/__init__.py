"""Invents pages, writes them in every shape that backends send, and reads them back."""
