import JSON

/// What a server has answered.
public struct HTTPResponse: Sendable {
  /// Where it came from in the end.
  public let address: URIReference
  public let status: Int
  public let body: ByteBuffer
  public var validators = HTTPValidators()
  /// The server does not forbid it.
  public var mayBeKept = false
}

extension HTTPResponse {
  /// The server says that it has nothing new.
  public init(_ kept: KeptAnswer) {
    self.init(address: kept.address, status: 304, body: kept.body, validators: kept.validators)
  }
}
