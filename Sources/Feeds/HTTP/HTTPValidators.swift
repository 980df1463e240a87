/// The validators by which a server recognises an answer that it has sent before (RFC 9110, 8.8).
public struct HTTPValidators: Hashable, Sendable {
  public let entityTag: String?
  public let lastModified: String?

  public init(entityTag: String? = nil, lastModified: String? = nil) {
    self.entityTag = entityTag
    self.lastModified = lastModified
  }

  /// The headers that ask for an answer only if it has changed.
  public var headers: [HTTPHeader] {
    [("If-None-Match", entityTag), ("If-Modified-Since", lastModified)].compactMap { name, value in
      value.flatMap { HTTPHeader(name, $0) }
    }
  }
}
