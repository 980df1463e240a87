/// By what a server knows again what it has answered (RFC 9110, 8.8).
public struct HTTPValidators: Hashable, Sendable {
  public let entityTag: String?
  public let lastModified: String?

  public init(entityTag: String? = nil, lastModified: String? = nil) {
    self.entityTag = entityTag
    self.lastModified = lastModified
  }

  /// Asks for an answer only if it is another one.
  public var headers: [HTTPHeader] {
    [("If-None-Match", entityTag), ("If-Modified-Since", lastModified)].compactMap { name, value in
      value.flatMap { HTTPHeader(name, $0) }
    }
  }
}
