import JSON

/// A file of design tokens, read by whoever can read files.
public struct TokenSource: Sendable {
  /// What errors call it.
  public let name: String
  public let bytes: ByteBuffer

  public init(name: String, bytes: ByteBuffer) {
    self.name = name
    self.bytes = bytes
  }

  public init(name: String, text: String) {
    self.init(name: name, bytes: ByteBuffer(text))
  }
}
