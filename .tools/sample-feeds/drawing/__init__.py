"""The flat illustrations of the sample feeds. Only `addresses` and `checking` work without a drawing package."""
