extension FacetTree {
  /// Has a facet fetched from memory, for code that goes over all facets and will read this one next.
  ///
  /// A long feed is larger than the processor's caches, so reading it facet by facet is mostly waiting for memory.
  package func fetchFacet(_ index: Int) {
    guard index < records.count else { return }
    let record = records[index]
    documents[Int(record.document)].fetch(record.object, textBytes: Self.fetchedText)
  }

  /// The bytes of a facet's text in which its visible parts stand; logging comes last.
  private static var fetchedText: Int { 1024 }
}
