import JSON

/// A page as it came: its number at its source, what it is called, and what was sent.
public struct RecordedPage: Hashable, Sendable {
  public let number: Int
  public let title: String
  /// Its place among all that have been recorded: what comes again is written once.
  public let body: Int

  public init(number: Int, title: String, body: Int) {
    self.number = number
    self.title = title
    self.body = body
  }
}
