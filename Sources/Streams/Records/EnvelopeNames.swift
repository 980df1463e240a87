import JSON

/// The names of the members of an envelope.
public struct EnvelopeNames: Sendable {
  public let key: String
  /// The member with the feed, or the two with the old and the new one.
  public let feeds: [String]
  /// Whether the user has named the members. Then an envelope needs no key.
  public let areGiven: Bool

  public init(key: String?, feeds: [String], areGiven: Bool) {
    self.key = key ?? "key"
    self.feeds = feeds
    self.areGiven = areGiven
    pointers = feeds.map { "/" + $0.pointerToken }
  }

  /// The JSON pointers of the feeds in a line.
  let pointers: [String]
}
