import JSON

/// The interner of a session that reads feeds.
///
/// An interner never forgets a name, and a feed that is reloaded all day brings new ids each time. The session
/// therefore starts a new interner when the current one is several times larger than after its first feed. Feeds read
/// with the old interner keep it alive. They can still be compared with new feeds and joined to them.
public final class SessionNames {
  private var current = Interner.forFeeds()
  /// The size after the first feed was read; `nil` until then.
  private var initialCount: Int?
  private var isUsed = false
  private let least: Int

  /// Creates the names of a session. An interner with at most `least` names is never replaced, because it takes only a
  /// few megabytes.
  public init(least: Int = 1 << 16) {
    self.least = least
  }

  /// The interner for reading the next feed.
  public var interner: Interner {
    if isUsed {
      let initialCount = initialCount ?? current.count
      self.initialCount = initialCount
      if current.count > max(least, 4 * initialCount) { renew() }
    }
    isUsed = true
    return current
  }

  private func renew() {
    current = .forFeeds()
    initialCount = nil
  }
}
