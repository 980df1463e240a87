/// Parts of a facet or section.
public struct FacetParts: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  public static let component = FacetParts(rawValue: 1)
  public static let text = FacetParts(rawValue: 2)
  public static let images = FacetParts(rawValue: 4)
  public static let events = FacetParts(rawValue: 8)
  public static let custom = FacetParts(rawValue: 16)
  public static let layout = FacetParts(rawValue: 32)
  public static let style = FacetParts(rawValue: 64)
  public static let logging = FacetParts(rawValue: 128)

  /// All but what is logged.
  static let visible = FacetParts(rawValue: 127)

  /// One by one, those that are values of their own.
  var values: some Sequence<FacetParts> {
    (1..<8).lazy.map { FacetParts(rawValue: 1 << $0) }.filter(contains)
  }
}
