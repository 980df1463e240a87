/// What a piece of text is. That decides how heavy it is, how it is written, and what colour it has.
public enum Typography: String, Hashable, Sendable, CaseIterable {
  case majorPageTitle
  case pageTitle
  case pageDescriptionBody
  case pageSubtext
  case sectionTitle
  case sectionSubtitle
  case listRowTitle
  case listRowSubtext
  case listRowAccessory
  case cardTitle
  case cardSubtext
  case bodyText
  case caption
  case textFieldLabel
  case textFieldText
  /// The words in a field in which nothing has been typed yet.
  case textFieldPlaceholder
  case alertTitle
  case alertText
  case alertAction
  case primaryButtonText
  case secondaryButtonText
  case tertiaryButtonText
  case tagText
  case chipText
  case priceText
  case salePriceText
  case ratingText
  case bannerTitle
  case imageText
  case statusLineTitle
  case statusLineText
  case keyHint

  /// `typography.listRowTitle`
  public var tokenName: String { "typography.\(rawValue)" }

  /// The colour it has where nothing else is asked for.
  public var color: Color {
    switch self {
    case .majorPageTitle: .text(.brand)
    case .pageTitle, .sectionTitle, .listRowTitle, .cardTitle, .bodyText, .textFieldText, .alertTitle, .bannerTitle:
      .text(.primary)
    case .pageDescriptionBody, .alertText: .text(.primary)
    case .pageSubtext, .sectionSubtitle, .listRowSubtext, .listRowAccessory, .cardSubtext, .caption, .textFieldLabel,
      .textFieldPlaceholder:
      .text(.subdued)
    case .alertAction: .text(.link)
    case .primaryButtonText: .button(.primary(.foreground))
    case .secondaryButtonText: .button(.secondary(.foreground))
    case .tertiaryButtonText: .button(.tertiary(.foreground))
    case .tagText: .tag(.informational(.foreground))
    case .chipText: .chip(.unselected(.foreground))
    case .priceText: .price(.regular)
    case .salePriceText: .price(.sale)
    case .ratingText: .rating(.text)
    case .imageText: .image(.words)
    case .statusLineTitle: .bar(.accent)
    case .statusLineText: .bar(.foreground)
    case .keyHint: .bar(.accent)
    }
  }
}
