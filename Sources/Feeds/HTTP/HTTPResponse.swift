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
  /// The headers of the answer; empty for a kept one.
  public var headers: [HTTPHeader] = []

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
  public init(_ kept: CachedResponse) {
    self.init(address: kept.address, status: 304, body: kept.body, validators: kept.validators)
  }
}

/// The result of a request, with its id.
public struct HTTPOutcome: Sendable {
  public let id: Int
  public let result: Result<HTTPResponse, HTTPFault>
  /// The time from the request to its end, redirects included.
  public var milliseconds = 0
}

extension HTTPResponse {
  /// Creates the response from a transfer, whose received bytes it takes.
  init(_ transfer: CurlTransfer, status: Int) {
    let rules = (transfer.values(of: "Cache-Control") + transfer.values(of: "Vary")).flatMap { line in
      line.lowercased().split(separator: ",").map { $0.filter { $0 != " " && $0 != "\t" } }
    }
    self.init(
      address: transfer.address, status: status, body: transfer.takeBody(),
      validators: HTTPValidators(
        entityTag: transfer.values(of: "ETag").first, lastModified: transfer.values(of: "Last-Modified").first),
      mayBeKept: status == 200 && !rules.contains("no-store") && !rules.contains("*"))
    headers = transfer.answerHeaders
  }
}
