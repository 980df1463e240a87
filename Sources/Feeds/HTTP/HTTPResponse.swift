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

  public init(
    address: URIReference, status: Int, body: ByteBuffer, validators: HTTPValidators = HTTPValidators(),
    mayBeKept: Bool = false
  ) {
    self.address = address
    self.status = status
    self.body = body
    self.validators = validators
    self.mayBeKept = mayBeKept
  }
}

extension HTTPResponse {
  /// The server says that it has nothing new.
  public init(_ kept: KeptAnswer) {
    self.init(address: kept.address, status: 304, body: kept.body, validators: kept.validators)
  }
}
