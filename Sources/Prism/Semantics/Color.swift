/// The meaning of a colour. Drawing code names a meaning; the theme resolves it for the brand, scheme and terminal.
///
/// The families are declared in `Color+Families.swift`, those with a foreground and a background in `ColorPart.swift`.
public enum Color: Hashable, Sendable {
  case text(TextColor)
  case background(BackgroundColor)
  case border(BorderColor)
  case button(ButtonColor)
  case tag(TagColor)
  case chip(ChipColor)
  case icon(IconColor)
  case rating(RatingColor)
  case price(PriceColor)
  case status(StatusColor)
  case image(ImageColor)
  case focus(FocusColor)
  case skeleton(SkeletonColor)
  case notice(NoticeColor)
  case bar(BarColor)
  case change(ChangeColor)
}

extension Color: CaseIterable {
  /// All colours, grouped by family in the order of their declaration.
  public static let allCases: [Color] =
    TextColor.allCases.map(Color.text) + BackgroundColor.allCases.map(Color.background)
    + BorderColor.allCases.map(Color.border) + ButtonColor.allCases.map(Color.button)
    + TagColor.allCases.map(Color.tag) + ChipColor.allCases.map(Color.chip) + IconColor.allCases.map(Color.icon)
    + RatingColor.allCases.map(Color.rating) + PriceColor.allCases.map(Color.price)
    + StatusColor.allCases.map(Color.status) + ImageColor.allCases.map(Color.image)
    + FocusColor.allCases.map(Color.focus) + SkeletonColor.allCases.map(Color.skeleton)
    + NoticeColor.allCases.map(Color.notice) + BarColor.allCases.map(Color.bar)
    + ChangeColor.allCases.map(Color.change)
}

extension Color {
  /// The token under which brands define the colour: `color.button.primary.background`.
  public var tokenName: String {
    switch self {
    case .text(let color): "color.text.\(color.rawValue)"
    case .background(let color): "color.background.\(color.rawValue)"
    case .border(let color): "color.border.\(color.rawValue)"
    case .button(let color): "color.button.\(color.name)"
    case .tag(let color): "color.tag.\(color.name)"
    case .chip(let color): "color.chip.\(color.name)"
    case .icon(let color): "color.icon.\(color.rawValue)"
    case .rating(let color): "color.rating.\(color.rawValue)"
    case .price(let color): "color.price.\(color.rawValue)"
    case .status(let color): "color.status.\(color.rawValue)"
    case .image(let color): "color.image.\(color.rawValue)"
    case .focus(let color): "color.focus.\(color.rawValue)"
    case .skeleton(let color): "color.skeleton.\(color.rawValue)"
    case .notice(let color): "color.notice.\(color.name)"
    case .bar(let color): "color.bar.\(color.rawValue)"
    case .change(let color): "color.change.\(color.rawValue)"
    }
  }
}
