import JSON

/// What an answer is kept under: whatever of a request may change the answer, in a form that gives none of it away.
/// Somebody else's token, cookie or password is another key, and finds nothing.
public struct RequestKey: Hashable, Sendable {
  let digest: [UInt8]
  /// Stands for the client: requests of one brand, version and account have the same, whatever their address.
  public let asker: [UInt8]

  /// `headers` are all that are sent, `posted` is the body of a POST.
  public init(_ address: URIReference, headers: [HTTPHeader], brand: String, posted: ByteBuffer? = nil) {
    var target = address
    target.fragment = nil
    let lines = headers.map { $0.name.lowercased() + ": " + $0.value }.sorted()
    // No part of it holds a NUL, but for the body, which is the last.
    let parts = [posted == nil ? "GET" : "POST", target.text, brand] + lines
    var bytes = Array(parts.joined(separator: "\0").utf8)
    if let posted {
      bytes.append(0)
      posted.withUnsafeBytes(in: 0..<posted.count) { bytes += $0 }
    }
    digest = SHA256.digest(of: bytes)
    asker = SHA256.digest(of: Array(([brand] + lines).joined(separator: "\0").utf8))
  }
}
