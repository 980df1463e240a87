/// The content of a dialog that a backend asks for: a title, paragraphs and the words on the one button that closes it.
public struct Modal: Hashable, Sendable {
  public let title: String?
  /// None of them is empty.
  public let paragraphs: [String]
  /// The words on the button; `nil` leaves them to the client.
  public let closeLabel: String?

  public init(title: String?, paragraphs: [String] = [], closeLabel: String? = nil) {
    self.title = title
    self.paragraphs = paragraphs
    self.closeLabel = closeLabel
  }

  /// Whether there is nothing to read in it. A dialog of this kind is not shown.
  public var isEmpty: Bool { title == nil && paragraphs.isEmpty }
}
