import JSON

/// A file of design tokens, which the caller has read or which is part of the program.
public struct TokenSource: Sendable {
  /// The name of the file in error messages.
  public let name: String
  private let content: Content

  private enum Content {
    case bytes(ByteBuffer)
    case text(String)
  }

  public init(name: String, bytes: ByteBuffer) {
    self.name = name
    content = .bytes(bytes)
  }

  /// Creates a source from a text in the program. The text is copied only when it is read, because most brands are not
  /// used.
  public init(name: String, text: String) {
    self.name = name
    content = .text(text)
  }

  func read() -> ByteBuffer {
    switch content {
    case .bytes(let bytes): bytes
    case .text(let text): ByteBuffer(text)
    }
  }
}
