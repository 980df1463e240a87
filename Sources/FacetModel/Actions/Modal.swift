/// The content of a dialog that a backend asks for: a title, paragraphs and the label of the button that closes it.
public struct Modal: Hashable, Sendable {
  public let title: String?
  /// The paragraphs, none of them empty.
  public let paragraphs: [String]
  /// The label of the button; `nil` if the client chooses it.
  public let closeLabel: String?

  public init(title: String?, paragraphs: [String] = [], closeLabel: String? = nil) {
    self.title = title
    self.paragraphs = paragraphs
    self.closeLabel = closeLabel
  }

  /// Whether the dialog has no texts. Such a dialog is not shown.
  public var isEmpty: Bool { title == nil && paragraphs.isEmpty }
}
