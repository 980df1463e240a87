import FacetModel

/// Loading pages before the user opens them.
extension App {
  /// Prefetches the target of the focused link once the focus has rested on it.
  mutating func prefetched(after event: Event) -> [Effect] {
    guard prefetches else { return [] }
    rest.note(visit == nil ? focusedDestination : nil, page: history.lastPageNumber)
    if case .clock = event { return rest.setClock(now) }
    return []
  }

  private var focusedDestination: FeedRequest? {
    guard case .browsing = mode, let action = history.current.page?.focusedAction,
      case .load(.open(let uri)) = route(of: action)
    else { return nil }
    return .open(uri: uri)
  }
}
