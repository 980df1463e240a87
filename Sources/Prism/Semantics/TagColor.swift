/// The colours of badges, by the style that a backend gives them.
public enum TagColor: Hashable, Sendable {
  case highlight(TagPart)
  case informational(TagPart)
  case positive(TagPart)
  case warning(TagPart)
  /// The badge of a store where members pay no fee.
  case dashPass(TagPart)
}

/// The parts of a badge. The backend's type decides between the normal and the emphasis colours.
public enum TagPart: String, Hashable, Sendable, CaseIterable {
  case foreground, background, emphasisForeground, emphasisBackground
}

extension TagColor: CaseIterable {
  public static let allCases: [TagColor] =
    TagPart.allCases.map(TagColor.highlight) + TagPart.allCases.map(TagColor.informational)
    + TagPart.allCases.map(TagColor.positive) + TagPart.allCases.map(TagColor.warning)
    + TagPart.allCases.map(TagColor.dashPass)

  var name: String {
    switch self {
    case .highlight(let part): "highlight.\(part.rawValue)"
    case .informational(let part): "informational.\(part.rawValue)"
    case .positive(let part): "positive.\(part.rawValue)"
    case .warning(let part): "warning.\(part.rawValue)"
    case .dashPass(let part): "dashPass.\(part.rawValue)"
    }
  }
}
