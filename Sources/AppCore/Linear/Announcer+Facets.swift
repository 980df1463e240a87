/// The facets whose lines are announced, for the impressions of the linear mode.
extension Announcer {
  /// The facets announced for the event; `nil` if the last line is still the current one. Empty while another panel is
  /// announced.
  package func facets(for event: Event) -> [Int]? {
    guard case .browsing = after.open.mode, let reading = after.history.current.page?.reading else { return [] }
    guard after.history.moves == before.history.moves, let old = before.history.current.page?.reading else {
      return facetsToRead(from: nil)
    }
    if let closing = closing(by: event) { return closing.facets }
    if reading.stepCount != old.stepCount, reading.place != old.place { return facetsToRead(from: old.place) }
    if case .browsing = before.open.mode { return nil }
    // The current line is the same as before, and is not announced again.
    return [reading.facet].compactMap(\.self)
  }

  /// The facets announced when the user arrives from another place.
  func facetsToRead(from origin: Int?) -> [Int] {
    PanelContext(after).facetsToRead(from: origin)
  }
}
