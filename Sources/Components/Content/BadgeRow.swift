import FacetModel
import Prism
import Text
import ViewTree

/// The tags of a card or row, each in the look that its backend asks for.
public struct BadgeRow: Equatable, Sendable {
  let badges: [Badge]

  /// Creates the row of a facet. Older clients, from before backends chose the look of badges, draw none.
  init(_ facet: FacetReader, in context: ViewContext) {
    badges = context.client.understands(.backendBadges) ? Badge.list(facet.custom["badges"]) : []
  }

  init(badges: [Badge]) {
    self.badges = badges
  }

  /// Returns the row with more badges behind it. Badges with the same text as another are dropped.
  func joined(by others: [Badge], in context: ViewContext) -> BadgeRow {
    guard context.client.understands(.backendBadges) else { return self }
    var texts = Set(badges.map(\.text))
    return BadgeRow(badges: badges + others.filter { texts.insert($0.text).inserted })
  }

  /// Returns the tags in a few lines, with an ellipsis if there are more.
  public func layout(in proposal: Proposal, maxLines: Int) -> Block {
    let more = Phrase(.ellipsis, .tagText, .meaning(.text(.subdued)))
    return .flow(
      badges.map { tag($0, proposal) }, width: proposal.width, spacing: 1, maxLines: proposal.lines(maxLines),
      more: badges.count > 1 ? .paragraph(more, width: proposal.width, maxLines: 1) : .empty)
  }

  public var words: [SafeText] { badges.map { SafeText($0.text) } }

  /// Returns the look of a badge that names its type but no look.
  private static func style(ofType type: String?) -> String? {
    switch type {
    case "low_stock"?: "warning"
    case "high_stock"?, "x_in_stock"?: "positive"
    default: nil
    }
  }

  private func tag(_ badge: Badge, _ proposal: Proposal) -> Block {
    if badge.type == "sponsored" {
      // A duty to say so, not an offer: words without a ground, whatever the backend asks for.
      return .paragraph(
        Phrase(SafeText(badge.text), .tagText, .meaning(.text(.subdued))), width: proposal.width,
        maxLines: proposal.lines(1))
    }
    let look = WireTag(
      style: badge.tagStyle ?? Self.style(ofType: badge.type), type: badge.tagType, isDashPass: badge.isDashPass)
    let ground = Paint(WireColor(badge.backgroundColor), instead: look.background)
    let icons = [badge.isDashPass ? .badge(.dashPass) : badge.leadingIcon.flatMap(Icon.init(wireName:))]
    let leading = icons.compactMap(\.self).map { proposal.icons[$0] + " " }.joined()
    let trailing = badge.trailingIcon.flatMap(Icon.init(wireName:)).map { " " + proposal.icons[$0] } ?? ""
    let style: Typography = if case .semantic(let wanted) = WireTypography(badge.textStyle) { wanted } else { .tagText }
    let phrase = Phrase(leading + SafeText(badge.text) + trailing, style, .meaning(look.foreground))
    return .tag(phrase, on: ground, width: proposal.width, maxLines: proposal.lines(1))
  }
}
