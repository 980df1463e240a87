/// The clock events that the app needs.
extension App {
  /// The time of the next clock event that the app needs, in milliseconds; `nil` if it needs none.
  public var deadline: Int? {
    let waiting = options.readsLines ? nil : requests.deadline(now: now)
    let seeing = history.current.withPage { $0.impressions?.deadline(now: now) } ?? nil
    return [seeing, deadlineOfMode, waiting, attention.dwell.deadline(now: now)].compactMap(\.self).min()
  }

  private var deadlineOfMode: Int? {
    switch open.mode {
    case .launching(let launch): launch.deadline(now: now)
    case .hinting: nil
    case .browsing, .panel: isAtWork ? now : history.current.deadline
    }
  }

  /// Whether a long search is still reading the page, so that the next clock event may come at once.
  package var isAtWork: Bool { history.current.withPage { $0.isSearching } == true }
}
