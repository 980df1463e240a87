/// What stands in a cell: a base scalar and the marks on it, one or two columns wide.
public struct Glyph: Hashable, Sendable {
  public let base: Unicode.Scalar
  public let columns: Int

  public static let space = Glyph(base: " ", columns: 1)
}
