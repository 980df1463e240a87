/// The facets whose lines are announced, for the impressions of the linear mode.
extension Announcer {
  /// The facets announced for the event; `nil` if the last line is still the current one. Empty while another panel is
  /// announced.
  package func facets(for event: Event) -> [Int]? {
    guard case .browsing = after.mode, let reading = after.history.current.page?.reading else { return [] }
    guard after.history.moves == before.history.moves, let old = before.history.current.page?.reading else {
      return facetsToRead(from: nil)
    }
    if case .dialog = before.mode { return facetsToRead(from: nil) }
    if case .searching(let prompt) = before.mode { return facetsFound(prompt, event) }
    if reading.stepCount != old.stepCount, reading.place != old.place { return facetsToRead(from: old.place) }
    if case .browsing = before.mode { return nil }
    // The current line is the same as before, and is not announced again.
    return [reading.facet].compactMap(\.self)
  }

  /// The facets announced when the user arrives from another place.
  func facetsToRead(from origin: Int?) -> [Int] {
    after.history.current.page.flatMap { page in page.reading?.facetsToRead(from: origin, on: page.page) } ?? []
  }

  /// The facets announced by `found` after a search.
  private func facetsFound(_ prompt: SearchPrompt, _ event: Event) -> [Int] {
    guard case .key(.enter) = event, !prompt.field.isEmpty, let page = after.history.current.page else {
      return facetsToRead(from: nil)
    }
    return facetsToRead(from: page.search?.current == nil ? nil : prompt.origin.reading?.place)
  }
}
