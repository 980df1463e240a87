/// The role of a text, which decides its weight, its letter case and its colour.
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
  /// The text in an empty input field.
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

  /// The token under which brands define the style: `typography.listRowTitle`.
  public var tokenName: String { "typography.\(rawValue)" }

  /// The default colour of the text.
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
