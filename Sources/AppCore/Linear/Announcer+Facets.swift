/// Which facets somebody hears of, where they hear a page.
extension Announcer {
  /// Those whose words are said now; nothing where what was said last is still what one is at. No facet at all is heard
  /// while what is said is about something else.
  package func facets(for event: Event) -> [Int]? {
    guard case .browsing = after.mode, let reading = after.history.current.page?.reading else { return [] }
    guard after.history.moves == before.history.moves, let old = before.history.current.page?.reading else {
      return facetsToRead(from: nil)
    }
    if case .dialog = before.mode { return facetsToRead(from: nil) }
    if case .searching(let prompt) = before.mode { return facetsFound(prompt, event) }
    if reading.stepCount != old.stepCount, reading.place != old.place { return facetsToRead(from: old.place) }
    if case .browsing = before.mode { return nil }
    // One is back where one was, and nothing of it is said again.
    return [reading.facet].compactMap(\.self)
  }

  /// What somebody hears who comes here from elsewhere.
  func facetsToRead(from origin: Int?) -> [Int] {
    after.history.current.page.flatMap { page in page.reading?.facetsToRead(from: origin, on: page.page) } ?? []
  }

  /// After a search, as `found` says it.
  private func facetsFound(_ prompt: SearchPrompt, _ event: Event) -> [Int] {
    guard case .key(.enter) = event, !prompt.field.isEmpty, let page = after.history.current.page else {
      return facetsToRead(from: nil)
    }
    return facetsToRead(from: page.search?.current == nil ? nil : prompt.origin.reading?.place)
  }
}
