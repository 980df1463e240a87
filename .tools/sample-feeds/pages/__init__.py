"""The pages: which facets each sample file holds, and in what order."""
