/// A set of parts of a facet or section.
struct FacetParts: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  static let component = FacetParts(rawValue: 1)
  static let text = FacetParts(rawValue: 2)
  static let images = FacetParts(rawValue: 4)
  static let events = FacetParts(rawValue: 8)
  static let custom = FacetParts(rawValue: 16)
  static let layout = FacetParts(rawValue: 32)
  static let style = FacetParts(rawValue: 64)
  static let logging = FacetParts(rawValue: 128)

  /// All parts except logging.
  static let visible = FacetParts(rawValue: 127)

  /// The parts one by one, without the component, which is not a value of its own.
  var values: some Sequence<FacetParts> {
    (1..<8).lazy.map { FacetParts(rawValue: 1 << $0) }.filter(contains)
  }
}
