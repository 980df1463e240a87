/// A string that has been through the sanitiser.
public struct SafeText: Hashable, Sendable {
  public let string: String

  public init(_ untrusted: String) {
    string = untrusted
  }

  public var glyphs: [Glyph] { [] }
}
