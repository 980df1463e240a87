/// The style of a border as backends send it: a style name and a width in points.
public enum WireLine: Hashable, Sendable {
  case none, thin, heavy, dashed

  /// Creates a line; `nil` for an unknown style, for which the component's own line is used.
  public init?(style: String?, points: Double?) {
    if let points, points <= 0 {
      self = .none
      return
    }
    let token = WireToken(style ?? "", droppingAnyOf: Self.prefixes)
    switch token.meaning.first {
    case "none"?: self = .none
    case "dashed"?, "dotted"?: self = .dashed
    case "solid"?: self = (points ?? 1) > 2 ? .heavy : .thin
    default:
      guard token.isUnspecified else { return nil }
      self = (points ?? 1) > 2 ? .heavy : .thin
    }
  }

  /// The words that a known style begins with, behind a prefix.
  package static let words = ["none", "solid", "dashed", "dotted"]
  package static let prefixes = [["border", "style"], ["usage", "border", "style"], ["border"]]
}
