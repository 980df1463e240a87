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
