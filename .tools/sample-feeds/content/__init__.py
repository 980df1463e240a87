"""Invented places, dishes and goods. Any likeness to a real one is chance."""
