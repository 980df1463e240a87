/// What an answer is kept under: whatever of a request may change the answer, in a form that gives none of it away.
/// Somebody else's token, cookie or password is another key, and finds nothing.
public struct RequestKey: Hashable, Sendable {
  let digest: [UInt8]

  /// `headers` are all that are sent.
  public init(_ address: URIReference, headers: [HTTPHeader], brand: String) {
    var target = address
    target.fragment = nil
    let lines = headers.map { $0.name.lowercased() + ": " + $0.value }.sorted()
    // No part of it holds a NUL.
    let parts = ["GET", target.text, brand] + lines
    digest = SHA256.digest(of: Array(parts.joined(separator: "\0").utf8))
  }
}
