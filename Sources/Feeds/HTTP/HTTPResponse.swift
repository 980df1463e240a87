import JSON

/// A response of a server.
public struct HTTPResponse: Sendable {
  /// The address of the response after all redirects.
  public let address: URIReference
  public let status: Int
  public let body: ByteBuffer
  public var validators = HTTPValidators()
  /// Whether the server allows the response to be cached.
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
  /// Creates the response to a request whose cached answer the server has confirmed (status 304).
  public init(_ kept: KeptAnswer) {
    self.init(address: kept.address, status: 304, body: kept.body, validators: kept.validators)
  }
}
