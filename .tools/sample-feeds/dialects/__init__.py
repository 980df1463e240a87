"""Writers: the neutral model as one dialect of the wire format each."""
