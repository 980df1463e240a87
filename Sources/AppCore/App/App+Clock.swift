/// The time of the next clock event that the app needs.
extension App {
  /// When the clock is wanted next, in the clock's own milliseconds; `nil` while nothing moves.
  public var deadline: Int? {
    let waiting = readsLines ? nil : loading.deadline(now: now)
    let seeing = history.current.page?.impressions?.deadline(now: now)
    return [seeing, deadlineOfMode, waiting, rest.deadline(now: now)].compactMap(\.self).min()
  }

  private var deadlineOfMode: Int? {
    switch mode {
    case .launching(let launch): launch.deadline(now: now)
    case .hinting: nil
    case .browsing, .panel: isAtWork ? now : history.current.deadline
    }
  }

  /// Whether there is more to do of what takes long: the clock may come at once.
  package var isAtWork: Bool { history.current.page?.isSearching == true }
}
