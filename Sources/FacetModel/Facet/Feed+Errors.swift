import JSON

extension Feed {
  /// What the server says went wrong beside the feed, further pages and sections included.
  public var serverErrors: [String] {
    notes.flatMap { note -> [String] in
      guard note.list.counts[.serverErrors] != nil else { return [] }
      return note.list.kept.lazy.filter { $0.rule == .serverErrors }.map(\.message)
    }
  }

  /// What is wrong with the counts of flat lists, each with its place: facets are left out for it.
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
