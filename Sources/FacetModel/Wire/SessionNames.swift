import JSON

/// The interner of a session that reads feeds.
///
/// An interner never forgets, and a feed that is reloaded all day brings new ids each time. So a new one takes its place
/// when it has become several times as large as what was read first. Feeds that were read with the old one keep it
/// alive; they can still be compared with new ones and joined to them.
public final class SessionNames {
  private var current = Interner.forFeeds()
  /// The size after the first feed was read; `nil` until then.
  private var usual: Int?
  private var isUsed = false
  private let least: Int

  /// An interner with no more than `least` names is never replaced: that many take a few megabytes.
  public init(least: Int = 1 << 16) {
    self.least = least
  }

  /// The interner to read the next feed with.
  public var interner: Interner {
    if isUsed {
      let usual = usual ?? current.count
      self.usual = usual
      if current.count > max(least, 4 * usual) { renew() }
    }
    isUsed = true
    return current
  }

  private func renew() {
    current = .forFeeds()
    usual = nil
  }
}
