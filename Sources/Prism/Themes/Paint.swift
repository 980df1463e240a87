/// What something is painted with: a meaning, or a colour that a backend sent as it is.
public enum Paint: Hashable, Sendable {
  case meaning(Color)
  /// `instead` stands in where a raw colour cannot be shown, and says what it is used for.
  case raw(RGB, instead: Color)

  /// A colour as sent; what is unspecified or unknown leaves the component's own.
  public init(_ wire: WireColor, instead color: Color) {
    switch wire {
    case .semantic(let meaning): self = .meaning(meaning)
    case .raw(let rgb): self = .raw(rgb, instead: color)
    case .unspecified, .unknown: self = .meaning(color)
    }
  }

  /// What it means where colours do not count.
  public var meaning: Color {
    switch self {
    case .meaning(let color): color
    case .raw(_, let color): color
    }
  }
}
