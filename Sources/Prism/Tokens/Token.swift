/// A token with nothing left to resolve.
public struct Token: Hashable, Sendable {
  /// The names that lead to it, joined by periods.
  public let path: String
  public let value: TokenValue
  public let description: String?
  /// Its own, or that of the nearest group that says something about it.
  public let deprecation: Deprecation?

  public var type: TokenType { value.type }

  /// The wish that nobody would use a token any more.
  public struct Deprecation: Hashable, Sendable {
    public let reason: String?

    public init(reason: String?) {
      self.reason = reason
    }
  }
}
