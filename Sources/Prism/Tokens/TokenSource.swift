import JSON

/// A file of design tokens, read by whoever can read files.
public struct TokenSource: Sendable {
  /// What errors call it.
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

  /// Text that is part of the program is copied only once it is read: most brands are not worn.
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
