import JSON

extension FingerprintMaker {
  /// Adds a facet without its logging and its children.
  mutating func add(_ record: FacetRecord, of source: FingerprintSource) {
    add(UInt64(record.id.rawValue) | UInt64(record.childCount) << 32, UInt64(record.component.rawValue))
    var parts: UInt64 = 0
    for part in FacetParts.visible.values {
      let place = record.place(of: part)
      if place != .root {
        parts |= UInt64(part.rawValue)
        add(place, of: source)
      }
    }
    add(UInt64(record.category.rawValue), parts)
  }

  /// Returns the fingerprints of all facets of a tree by themselves. `add` adds these parts of a facet.
  ///
  /// Reading these bytes is nearly all of the time of a comparison. So two processors share a long page.
  @inline(__always)
  static func fingerprints(
    of tree: FacetTree, _ parts: FacetParts,
    adding add: (inout FingerprintMaker, FacetRecord, FingerprintSource) -> Void
  ) -> [Fingerprint] {
    let (records, documents) = (tree.records, tree.documents)
    let empty = FingerprintMaker(tree.document.interner)
    var nothing = empty
    var fingerprints = Array(repeating: nothing.finish(), count: records.count)
    fingerprints.withUnsafeMutableBufferPointer { fingerprints in
      TwoThreads.share(records.indices, least: leastForTwo) { numbers in
        var maker = empty
        var number = numbers.lowerBound
        FingerprintSource.forEach(of: records[numbers], in: documents, parts) { record, source in
          add(&maker, record, source)
          fingerprints[number] = maker.finish()
          number += 1
        }
      }
    }
    return fingerprints
  }

  /// The number of facets from which a second thread is worth its start.
  private static var leastForTwo: Int { 4096 }
}

extension FingerprintSource {
  /// Calls `body` with each facet and the memory of its document. It is going to read these parts, which are fetched in
  /// time.
  @inline(__always)
  static func forEach(
    of records: ArraySlice<FacetRecord>, in documents: [Document], _ parts: FacetParts,
    _ body: (FacetRecord, FingerprintSource) -> Void
  ) {
    var rest = records
    while let first = rest.first {
      let source = FingerprintSource(documents[Int(first.document)])
      let facets = rest.prefix { $0.document == first.document }
      for number in facets.indices {
        if number + 16 < facets.endIndex { facets[number + 16].visit(parts) { source.fetchPlace($0) } }
        if number + 8 < facets.endIndex { facets[number + 8].visit(parts) { source.fetchText($0) } }
        body(facets[number], source)
      }
      rest = rest[facets.endIndex...]
    }
  }
}

extension FacetRecord {
  @inline(__always)
  fileprivate func visit(_ parts: FacetParts, _ body: (Value.Place) -> Void) {
    for part in parts.values {
      let place = place(of: part)
      if place != .root { body(place) }
    }
  }
}
