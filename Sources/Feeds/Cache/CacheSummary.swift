/// What a cache holds.
public struct CacheSummary: Equatable, Sendable {
  public struct Host: Equatable, Sendable {
    public let name: String
    public let answers: Int
    public let bytes: Int

    public init(name: String, answers: Int, bytes: Int) {
      self.name = name
      self.answers = answers
      self.bytes = bytes
    }
  }

  /// Those that hold most come first.
  public let hosts: [Host]
  /// Seconds since 1970 at which the oldest answer came, and the newest.
  public let oldest: Int?
  public let newest: Int?

  public var answers: Int { hosts.reduce(0) { $0.saturatingAdding($1.answers) } }
  public var bytes: Int { hosts.reduce(0) { $0.saturatingAdding($1.bytes) } }
}
