import JSON

/// A page of a session: its number at its source, its title and its body.
public struct RecordedPage: Hashable, Sendable {
  public let number: Int
  public let title: String
  /// The index of the body among all recorded bodies. Equal bodies are written once.
  public let body: Int

  public init(number: Int, title: String, body: Int) {
    self.number = number
    self.title = title
    self.body = body
  }
}
