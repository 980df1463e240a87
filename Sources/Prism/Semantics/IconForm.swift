import Text

/// An icon as text: one form for Unicode and one for ASCII.
public struct IconForm: Hashable, Sendable {
  public let unicode: SafeText
  public let ascii: SafeText

  public init(_ unicode: SafeText, ascii: SafeText) {
    self.unicode = unicode
    self.ascii = ascii
  }
}
