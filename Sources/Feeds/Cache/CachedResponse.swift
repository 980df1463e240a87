import JSON

/// A response of a server that the cache has kept.
public struct CachedResponse: Sendable {
  /// The address of the response after all redirects.
  public let address: URIReference
  public let body: ByteBuffer
  public let validators: HTTPValidators
  /// The last time that the server confirmed the response, in seconds since 1970.
  public let time: Int

  public init(address: URIReference, body: ByteBuffer, validators: HTTPValidators, time: Int) {
    self.address = address
    self.body = body
    self.validators = validators
    self.time = time
  }
}
