/// A fully resolved token.
public struct Token: Hashable, Sendable {
  /// The names that lead to the token, joined by periods.
  public let path: String
  public let value: TokenValue
  public let description: String?
  /// The token's own deprecation, or that of the nearest group that has one.
  public let deprecation: Deprecation?

  public var type: TokenType { value.type }

  /// A mark that a token should no longer be used.
  public struct Deprecation: Hashable, Sendable {
    public let reason: String?

    public init(reason: String?) {
      self.reason = reason
    }
  }
}
