import JSON

/// The fingerprints of each facet of a tree by itself, without the facets below it.
///
/// They take nearly all of the time of a comparison with a page that was never seen, because every byte of the page is
/// read. So two processors share a long page.
struct FacetFingerprints {
  private(set) var visible: [Fingerprint]
  private(set) var logging: [Fingerprint]

  /// The number of facets from which a second thread is worth its start.
  private static let leastForTwo = 4096

  init(_ tree: FacetTree) {
    let records = tree.records
    let nothing = FingerprintMaker(tree.document.interner)
    visible = Array(repeating: nothing.empty, count: records.count)
    logging = visible
    visible.withUnsafeMutableBufferPointer { visible in
      logging.withUnsafeMutableBufferPointer { logging in
        TwoThreads.share(records.indices, least: Self.leastForTwo) { numbers in
          var maker = nothing
          for number in numbers {
            let record = records[number]
            let document = tree.documents[Int(record.document)]
            maker.add(record, of: document)
            visible[number] = maker.finish()
            guard record.logging != .root else { continue }
            maker.add(record.logging, of: document)
            logging[number] = maker.finish()
          }
        }
      }
    }
  }

  /// Returns the fingerprints of each facet with all facets below it: of the visible parts, and of all parts.
  ///
  /// They take the room of the facets' own, because a page of a million facets has no memory to spare.
  consuming func withChildren(in tree: FacetTree) -> (visible: [Fingerprint], whole: [Fingerprint]) {
    var whole = logging
    var visible = visible
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
      let look = seen.finish()
      all.add(look)
      visible[number] = look
      whole[number] = all.finish()
    }
    return (visible, whole)
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
