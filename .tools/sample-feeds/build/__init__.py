"""Builders: one function per component, all in the neutral model."""
