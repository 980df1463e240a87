import FacetModel
import Prism
import Text
import ViewTree

/// The heading of a carousel, list or section. An arrow shows that it leads to more.
struct Heading: Equatable, Sendable {
  let words: FacetWords
  let badges: BadgeRow
  let leadsSomewhere: Bool
  /// The icon beside the title.
  let icon: Icon?
  /// Whether the backend asks for a larger heading.
  let isLarge: Bool

  static let reads: ReadFields =
    .texts(.title, .subtitle, .accessory, .description) + .words + .images(.accessory) + .custom("badges") + .click

  init(_ facet: FacetReader, in context: ViewContext) {
    words = FacetWords(facet)
    badges = BadgeRow(facet, in: context)
    isLarge = WireButton(dlsType: nil, sizeClass: facet.style.sizeClass).size == .large
    leadsSomewhere = if case .navigate? = facet.click { true } else { false }
    icon =
      facet.images.accessory?.local.flatMap(Icon.init(wireName:)) ?? (leadsSomewhere ? .small(.arrow(.right)) : nil)
  }

  func layout(
    in proposal: Proposal, title: Typography = .sectionTitle, subtitle: Typography = .sectionSubtitle
  ) -> Block {
    .column([
      titleLine(title, in: proposal, maxLines: 1),
      .facts(words.facts(besides: [.title, .accessory], subtitle), width: proposal.width, maxLines: proposal.lines(2)),
    ])
  }

  func titleLine(_ typography: Typography, in proposal: Proposal, maxLines: Int) -> Block {
    let accessory = Accessory(words, leadsSomewhere: leadsSomewhere)
      .layout(in: proposal, marksTarget: words[.title] == nil && words[.accessory] != nil)
    let tags = badges.layout(in: proposal, maxLines: 1)
    // Badges never shorten the title: they go below it if there is not enough room beside it.
    var isBeside = false
    let line = Block.titled(accessory, width: proposal.width) { width in
      guard words[.title] != nil else { return .empty }
      let title = words.phrase(.title, typography)
      let arrow = icon.map { Block.line(proposal.icons[$0], typography, .icon(.subdued), width: 4) } ?? .empty
      let others = [tags, arrow].filter { !$0.isEmpty }
      isBeside = others.reduce(title.text.columns) { $0 + $1.width + 1 } <= width
      let room = width - (arrow.isEmpty ? 0 : arrow.width + 1)
      let words = Block.paragraph(title, width: room, maxLines: proposal.lines(maxLines))
      return .row([words] + (isBeside ? others : [arrow]), spacing: 1)
    }
    return isBeside ? line : .column([line, tags])
  }

  func speech(_ role: Speech.Role) -> Speech {
    Speech(role, label: words[.title] ?? "", details: words.details + badges.words)
  }
}

extension Block {
  /// Returns a title with a trailing block at the right edge. The trailing block goes below the title if both do
  /// not fit on one line and it would take more than half of the width.
  static func titled(_ trailing: Block, width: Int, leading: (_ width: Int) -> Block) -> Block {
    let title = leading(width)
    guard !trailing.isEmpty else { return title }
    let fitsAsItIs = title.height <= 1 && title.width + 2 + trailing.width <= width
    guard fitsAsItIs || trailing.width * 2 <= width else { return .column([title, trailing]) }
    return .spread(width: width, trailing: trailing, leading: leading)
  }
}
