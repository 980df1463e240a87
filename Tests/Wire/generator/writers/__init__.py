"""Writers: from the model of a page to one dialect, and from a value to one container."""
