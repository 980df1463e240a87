import FacetModel

/// Requests for pages that the user may open next.
extension App {
  /// Requests the target of the focused link after the focus has rested on it.
  mutating func prefetched(after event: Event) -> [Effect] {
    guard options.prefetches else { return [] }
    attention.dwell.note(requests.visit == nil ? focusedDestination : nil, page: history.lastPageNumber)
    if case .clock = event { return attention.dwell.setClock(now) }
    return []
  }

  private var focusedDestination: FeedRequest? {
    guard case .browsing = open.mode, let action = history.current.page?.focusedAction,
      case .load(.open(let uri)) = route(of: action)
    else { return nil }
    return .open(uri: uri)
  }
}
