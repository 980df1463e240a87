import JSON

/// The fingerprints of each facet of a tree by itself, without the facets below it.
///
/// They take nearly all of the time of a comparison with a page that was never seen, because every byte of the page is
/// read. So two processors share a long page.
struct FacetFingerprints {
  let visible: UnsafeMutableBufferPointer<Fingerprint>
  let logging: UnsafeMutableBufferPointer<Fingerprint>

  /// The number of facets from which a second thread is worth its start.
  private static let leastForTwo = 4096

  init(_ tree: FacetTree) {
    let records = tree.records
    let nothing = FingerprintMaker(tree.document.interner)
    let (visible, logging) = (Self.room(records.count, nothing), Self.room(records.count, nothing))
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
    self.visible = visible
    self.logging = logging
  }

  func deallocate() {
    visible.deallocate()
    logging.deallocate()
  }

  private static func room(_ count: Int, _ nothing: FingerprintMaker) -> UnsafeMutableBufferPointer<Fingerprint> {
    var maker = nothing
    let room = UnsafeMutableBufferPointer<Fingerprint>.allocate(capacity: count)
    room.initialize(repeating: maker.finish())
    return room
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
