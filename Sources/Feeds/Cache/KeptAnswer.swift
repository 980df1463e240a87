import JSON

/// What a server has answered some time ago.
public struct KeptAnswer: Sendable {
  /// Where it came from in the end.
  public let address: URIReference
  public let body: ByteBuffer
  public let validators: HTTPValidators
  /// Seconds since 1970 at which the server has last said that it is so.
  public let time: Int

  public init(address: URIReference, body: ByteBuffer, validators: HTTPValidators, time: Int) {
    self.address = address
    self.body = body
    self.validators = validators
    self.time = time
  }
}
