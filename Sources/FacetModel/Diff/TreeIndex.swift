import JSON

/// What the diff wants to know of a tree before it looks at another one, made once.
struct TreeIndex {
  /// Of every facet and all below it: what can be seen.
  let visible: [Fingerprint]
  /// Of every facet and all below it: what is logged.
  let logged: [Fingerprint]
  /// How many facets hang below each, itself included. They are the ones numbered directly before it.
  let sizes: [UInt32]
  /// Where each facet stands among the runs of siblings.
  let positions: [UInt32]

  init(_ tree: FacetTree) {
    let records = tree.records
    var visible: [Fingerprint] = []
    var logged: [Fingerprint] = []
    var sizes: [UInt32] = []
    visible.reserveCapacity(records.count)
    logged.reserveCapacity(records.count)
    sizes.reserveCapacity(records.count)
    var seen = FingerprintMaker(tree.document.interner)
    var log = seen
    // Children come before their parents.
    for record in records {
      let document = tree.documents[Int(record.document)]
      seen.add(record, of: document)
      if record.logging != .root {
        log.add(record.logging, of: document)
      }
      var size: UInt32 = 1
      for child in tree.order[record.childRange] {
        seen.add(visible[Int(child)])
        log.add(logged[Int(child)])
        size += sizes[Int(child)]
      }
      visible.append(seen.finish())
      logged.append(log.finish())
      sizes.append(size)
    }
    self.visible = visible
    self.logged = logged
    self.sizes = sizes
    positions = Self.positions(in: tree)
  }

  /// A list that has grown by another page is written anew behind the others: its last place is where it is.
  private static func positions(in tree: FacetTree) -> [UInt32] {
    var positions = [UInt32](repeating: 0, count: tree.records.count)
    for (position, facet) in tree.order.enumerated() {
      positions[Int(facet)] = UInt32(position)
    }
    return positions
  }
}

extension FingerprintMaker {
  /// All of a facet but what is logged and what hangs below it.
  fileprivate mutating func add(_ record: FacetRecord, of document: Document) {
    add(UInt64(record.id.rawValue) | UInt64(record.childCount) << 32, UInt64(record.component.rawValue))
    var parts: UInt64 = 0
    for (number, part) in record.visibleParts.enumerated() where part != .root {
      parts |= 1 << UInt64(number)
      add(part, of: document)
    }
    add(UInt64(record.category.rawValue), parts)
  }
}

extension FacetRecord {
  /// Where its children stand in the order.
  var childRange: Range<Int> {
    Int(firstChild)..<Int(firstChild) + Int(childCount)
  }

  fileprivate var visibleParts: [Value.Place] { [text, images, events, custom, layout, style] }
}
