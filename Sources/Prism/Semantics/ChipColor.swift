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
