print("facet-bench")
