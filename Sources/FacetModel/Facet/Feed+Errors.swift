import JSON

extension Feed {
  /// The errors that the server reported beside the feed, including further pages and sections.
  public var serverErrors: [String] {
    notes.flatMap { note -> [String] in
      guard note.list.counts[.serverErrors] != nil else { return [] }
      return note.list.kept.lazy.filter { $0.rule == .serverErrors }.map(\.message)
    }
  }

  /// The errors in the counts of flat lists, each with its position. They cause facets to be left out.
  public var structureErrors: [String] {
    notes.flatMap { note -> [String] in
      guard note.list.counts[.childrenCountMismatch] != nil else { return [] }
      return note.list.inOrder.filter { $0.rule == .childrenCountMismatch }.map { fault in
        let place = LineTable(note.document.fileBytes, upTo: fault.offset).location(of: fault.offset)
        return "\(place.description): \(fault.message)"
      }
    }
  }
}
