/// The two colours of an element with its own background.
public enum ColorPart: String, Hashable, Sendable, CaseIterable {
  case foreground, background
}

/// The colours of buttons, from the most important action to less important ones.
public enum ButtonColor: Hashable, Sendable {
  case primary(ColorPart)
  case secondary(ColorPart)
  case tertiary(ColorPart)
  case disabled(ColorPart)
}

extension ButtonColor: CaseIterable {
  public static let allCases: [ButtonColor] =
    ColorPart.allCases.map(ButtonColor.primary) + ColorPart.allCases.map(ButtonColor.secondary)
    + ColorPart.allCases.map(ButtonColor.tertiary) + ColorPart.allCases.map(ButtonColor.disabled)

  var name: String {
    switch self {
    case .primary(let part): "primary.\(part.rawValue)"
    case .secondary(let part): "secondary.\(part.rawValue)"
    case .tertiary(let part): "tertiary.\(part.rawValue)"
    case .disabled(let part): "disabled.\(part.rawValue)"
    }
  }
}

/// The colours of filters and toggles, which are on or off.
public enum ChipColor: Hashable, Sendable {
  case unselected(ColorPart)
  case selected(ColorPart)
}

extension ChipColor: CaseIterable {
  public static let allCases: [ChipColor] =
    ColorPart.allCases.map(ChipColor.unselected) + ColorPart.allCases.map(ChipColor.selected)

  var name: String {
    switch self {
    case .unselected(let part): "unselected.\(part.rawValue)"
    case .selected(let part): "selected.\(part.rawValue)"
    }
  }
}

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

/// The colours of messages about errors.
public enum NoticeColor: Hashable, Sendable {
  case error(ColorPart)
}

extension NoticeColor: CaseIterable {
  public static let allCases: [NoticeColor] = ColorPart.allCases.map(NoticeColor.error)

  var name: String {
    switch self {
    case .error(let part): "error.\(part.rawValue)"
    }
  }
}
