import Text

/// An icon as letters: where Unicode can be shown, and where only ASCII can.
public struct IconForm: Hashable, Sendable {
  public let unicode: SafeText
  public let ascii: SafeText

  public init(_ unicode: SafeText, ascii: SafeText) {
    self.unicode = unicode
    self.ascii = ascii
  }
}
