extension Feed {
  /// What the server says went wrong beside the feed, further pages and sections included.
  public var serverErrors: [String] {
    notes.flatMap { note -> [String] in
      guard note.list.counts[.serverErrors] != nil else { return [] }
      return note.list.kept.lazy.filter { $0.rule == .serverErrors }.map(\.message)
    }
  }
}
