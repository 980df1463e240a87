/// The content of a cache in numbers.
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

  /// The hosts, those with the most bytes first.
  public let hosts: [Host]
  /// The times of the oldest and the newest answer in seconds since 1970.
  public let oldest: Int?
  public let newest: Int?

  public var answers: Int { hosts.reduce(0) { $0.saturatingAdding($1.answers) } }
  public var bytes: Int { hosts.reduce(0) { $0.saturatingAdding($1.bytes) } }
}
