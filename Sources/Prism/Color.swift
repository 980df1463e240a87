/// What a colour means. Whoever draws names a meaning; a brand supplies the value.
public enum Color: Hashable, Sendable {
  case text(Text)
  case background(Background)
  case border(Border)
  case rating

  public enum Text: Hashable, Sendable, CaseIterable {
    case primary, subdued, brand
  }

  public enum Background: Hashable, Sendable, CaseIterable {
    case primary, banner
  }

  public enum Border: Hashable, Sendable, CaseIterable {
    case primary
  }
}

extension Color: CaseIterable {
  public static var allCases: [Color] {
    Text.allCases.map(Color.text) + Background.allCases.map(Color.background) + Border.allCases.map(Color.border)
      + [.rating]
  }
}
