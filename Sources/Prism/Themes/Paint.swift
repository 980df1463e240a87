/// A colour to draw with: a meaning, or a raw colour that a backend sent.
public enum Paint: Hashable, Sendable {
  case meaning(Color)
  /// A raw colour. `instead` is drawn where a raw colour cannot be shown, and tells the use of the colour.
  case raw(RGB, instead: Color)

  /// Creates a paint from a backend's colour. An unspecified or unknown colour becomes the component's own.
  public init(_ wire: WireColor, instead color: Color) {
    switch wire {
    case .semantic(let meaning): self = .meaning(meaning)
    case .raw(let rgb): self = .raw(rgb, instead: color)
    case .unspecified, .unknown: self = .meaning(color)
    }
  }

  /// The meaning of the colour, for depths that cannot show raw colours.
  public var meaning: Color {
    switch self {
    case .meaning(let color): color
    case .raw(_, let color): color
    }
  }
}
