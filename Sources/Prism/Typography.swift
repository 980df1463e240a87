/// What a piece of text is, which decides how heavy it is and what colour it has.
public enum Typography: Hashable, Sendable, CaseIterable {
  case pageTitle
  case sectionTitle
  case listRowTitle
  case listRowSubtext
  case rating
  case bannerTitle
  case statusLine
  case separator

  public var color: Color {
    switch self {
    case .pageTitle, .statusLine: .text(.brand)
    case .sectionTitle, .listRowTitle, .bannerTitle: .text(.primary)
    case .listRowSubtext: .text(.subdued)
    case .rating: .rating
    case .separator: .border(.primary)
    }
  }

  public var attributes: TextAttributes {
    switch self {
    case .pageTitle, .sectionTitle, .listRowTitle, .bannerTitle: .bold
    case .listRowSubtext, .rating, .statusLine, .separator: []
    }
  }
}
