import JSON

/// The key of an answer: a hash of all parts of the request that may change the answer. The hash reveals none of them.
/// Another user's token, cookie or password gives another key, which finds no answer.
public struct RequestKey: Hashable, Sendable {
  let digest: [UInt8]
  /// The hash of brand, version and account, the same for all addresses.
  public let asker: [UInt8]

  /// Creates the key. `headers` are all headers that are sent, and `posted` is the body of a POST.
  public init(_ address: URIReference, headers: [HTTPHeader], brand: String, posted: ByteBuffer? = nil) {
    var target = address
    target.fragment = nil
    let lines = headers.map { $0.name.lowercased() + ": " + $0.value }.sorted()
    // The parts hold no NUL, apart from the body, which is the last one.
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
