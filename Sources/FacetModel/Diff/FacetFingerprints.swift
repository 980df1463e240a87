import JSON

/// Fingerprints of each facet of a tree, with those of all facets below it.
struct FacetFingerprints {
  private(set) var values: [Fingerprint] = []
  private var maker: FingerprintMaker

  /// Computes those of the visible parts. `own` are the fingerprints of the facets by themselves, if they have been
  /// computed while the tree was built.
  init(visible tree: FacetTree, _ own: OwnFingerprints?) {
    maker = FingerprintMaker(tree.document.interner)
    if let own {
      add(own, of: tree)
    } else {
      values = FingerprintMaker.fingerprints(of: tree, .visible) { $0.add($1, of: $2) }
      for number in tree.records.indices { addChildren(of: number, in: tree) }
    }
  }

  /// Computes those of all parts, from those of the visible parts and the logging.
  init(whole tree: FacetTree, visible: [Fingerprint]) {
    maker = FingerprintMaker(tree.document.interner)
    values = FingerprintMaker.fingerprints(of: tree, .logging) { maker, record, source in
      if record.logging != .root { maker.add(record.logging, of: source) }
    }
    for number in tree.records.indices {
      maker.add(visible[number])
      maker.add(values[number])
      values[number] = maker.finish()
      addChildren(of: number, in: tree)
    }
  }

  /// Takes over computed fingerprints batch by batch: a page of a million facets has no memory to spare.
  private mutating func add(_ own: OwnFingerprints, of tree: FacetTree) {
    values.reserveCapacity(tree.records.count)
    var batches = Array(own.take().reversed())
    while let batch = batches.popLast() {
      let first = values.count
      values += batch.fingerprints
      for number in first..<values.count { addChildren(of: number, in: tree) }
    }
  }

  /// Adds the children to a facet, and whether its place is known, which is known only once its list has been read. The
  /// fingerprints of the children are complete, because children come before their parents.
  @inline(__always)
  private mutating func addChildren(of number: Int, in tree: FacetTree) {
    let children = tree.records[number].childRange
    let isMisplaced = tree.records[number].isMisplaced
    guard !children.isEmpty || isMisplaced else { return }
    maker.add(values[number])
    if isMisplaced { maker.add(1, 1) }
    for child in tree.order[children] { maker.add(values[Int(child)]) }
    values[number] = maker.finish()
  }
}
