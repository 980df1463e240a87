import Pages

/// The list of the session's requests, which the inspector shows.
extension App {
  mutating func note(_ facts: RequestFacts) {
    // The welcome page is the program's own.
    if facts.id == 0, options.welcomes { return }
    var facts = facts
    if facts.use == .furtherPage, requests.isForClick(facts.id) { facts.use = .click }
    // The first page was loaded before the app began.
    if facts.id == 0, facts.stage == .answered, facts.body == nil {
      facts.body = history.current.page?.page.feed.document.fileBytes
    }
    requestLog.take(facts)
  }
}

extension RequestLedger {
  /// Whether an open request is for more of a section, after a click.
  func isForClick(_ id: Int) -> Bool {
    if case .part(.more)? = request(id)?.purpose { true } else { false }
  }
}
