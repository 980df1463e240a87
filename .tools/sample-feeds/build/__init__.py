"""The builders: one function for each component, in the neutral model."""
