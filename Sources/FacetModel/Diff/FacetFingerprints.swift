import JSON

/// The fingerprints of each facet of a tree with all facets below it.
struct FacetFingerprints {
  /// The fingerprints of the visible parts.
  private(set) var visible: [Fingerprint]
  /// The fingerprints of all parts, including logging.
  private(set) var whole: [Fingerprint]

  /// The number of facets from which a second thread is worth its start.
  private static let leastForTwo = 4096

  init(_ tree: FacetTree) {
    var nothing = FingerprintMaker(tree.document.interner)
    visible = Array(repeating: nothing.finish(), count: tree.records.count)
    whole = visible
    addOwnParts(of: tree)
    addChildren(in: tree)
  }

  /// Sets the fingerprints of each facet by itself, `whole` to that of its logging only.
  ///
  /// Where the bytes of the page have to be read for it, this is nearly all of the time of a comparison. So two
  /// processors share a long page.
  private mutating func addOwnParts(of tree: FacetTree) {
    let (records, document) = (tree.records, tree.document)
    let nothing = FingerprintMaker(document.interner)
    visible.withUnsafeMutableBufferPointer { visible in
      whole.withUnsafeMutableBufferPointer { whole in
        TwoThreads.share(records.indices, least: Self.leastForTwo) { numbers in
          var maker = nothing
          for number in numbers {
            let record = records[number]
            let source = record.document == 0 ? document : tree.documents[Int(record.document)]
            maker.add(record, of: source)
            visible[number] = maker.finish()
            guard record.logging != .root else { continue }
            maker.add(record.logging, of: source)
            whole[number] = maker.finish()
          }
        }
      }
    }
  }

  /// Adds the children to each facet, in the room of the facets' own fingerprints: a page of a million facets has no
  /// memory to spare.
  private mutating func addChildren(in tree: FacetTree) {
    var seen = FingerprintMaker(tree.document.interner)
    var all = seen
    // Children come before their parents.
    for (number, record) in tree.records.enumerated() {
      seen.add(visible[number])
      all.add(whole[number])
      for child in tree.order[record.childRange] {
        seen.add(visible[Int(child)])
        all.add(whole[Int(child)])
      }
      visible[number] = seen.finish()
      all.add(visible[number])
      whole[number] = all.finish()
    }
  }
}

extension FingerprintMaker {
  /// Adds a facet without its logging and its children.
  fileprivate mutating func add(_ record: FacetRecord, of document: Document) {
    add(UInt64(record.id.rawValue) | UInt64(record.childCount) << 32, UInt64(record.component.rawValue))
    var parts: UInt64 = 0
    for part in FacetParts.visible.values {
      let place = record.place(of: part)
      if place != .root {
        parts |= UInt64(part.rawValue)
        add(place, of: document)
      }
    }
    add(UInt64(record.category.rawValue), parts)
  }
}
