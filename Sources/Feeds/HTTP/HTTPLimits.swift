/// How much a server may ask of us.
public struct HTTPLimits: Sendable {
  /// Of a body, as it is after it has been unpacked.
  public var bytes = 64 << 20
  /// From the request to the last byte, redirects included.
  public var milliseconds = 30_000
  public var redirects = 5

  public init() {}
}
