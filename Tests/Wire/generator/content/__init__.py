"""The invented pages."""
