import Components
import Drawing
import Prism
import Text
import ViewTree

/// The header of a store's page: the logo, the kind of place, the name, a thin line, and the description with the
/// facts.
struct CaviarStoreHeader: FacetView, Equatable {
  let content: StorePageContent

  var speech: Speech { content.speech }

  func layout(in proposal: Proposal) -> Block {
    let column = CaviarColumn(in: proposal)
    let emblem = column.emblem(content.logo)
    let parts = [
      Block.column([emblem, title(in: column)], spacing: 1), words(in: column),
    ].filter { !$0.isEmpty }
    let rule = CaviarRule.layout(in: proposal)
    return .column(
      parts.flatMap { [$0, rule] } + [column.centered(proposal.children.column(width: column.proposal.width))],
      spacing: 1
    )
    .padded(Edges(top: parts.isEmpty ? 0 : 1))
  }

  private func words(in column: CaviarColumn) -> Block {
    .column(
      [
        column.paragraph(content.words.phrase(.description, .pageDescriptionBody), maxLines: 4),
        facts(in: column),
        .column([
          column.centered(content.badges.layout(in: column.proposal, maxLines: 2)),
          column.centered(content.dishLine(in: column.proposal)),
        ]),
        cover(in: column),
      ], spacing: 1)
  }

  /// Returns the kind of place in small capitals, then the name.
  private func title(in column: CaviarColumn) -> Block {
    let kind = content.words.phrase(.subtitle, .caption)
    return .column([
      column.paragraph(kind.saying(kind.text.uppercasedInPlace), maxLines: 2),
      column.paragraph(content.title(.majorPageTitle), maxLines: 3),
      column.centered(content.marks(in: column.proposal)),
    ])
  }

  private func facts(in column: CaviarColumn) -> Block {
    let icons = column.proposal.icons
    let rating = content.rating.map { Phrase($0.short(icons: icons), .ratingText) }
    let status = content.status(.pageSubtext, icons: icons)
    let others = content.otherFacts(.pageSubtext, besides: [.subtitle])
    return .column([
      column.facts([rating, status].compactMap(\.self) + others, maxLines: 3),
      column.facts(content.delivery(.pageSubtext, icons: icons), maxLines: 2),
    ])
  }

  /// Returns the cover, or its alt text if the page shows no pictures.
  private func cover(in column: CaviarColumn) -> Block {
    if content.cover.isShown(in: column.proposal) {
      let width = min(56, column.proposal.width)
      let height = PictureProportion.wide.rows(ofWidth: width, most: 10)
      return column.centered(content.cover.layout(width: width, height: height, in: column.proposal))
    }
    let alternative = content.cover.alternative
    guard !alternative.isEmpty else { return .empty }
    let icon = column.proposal.icons[.small(.thing(.photo))]
    return column.paragraph(Phrase(icon + " " + alternative, .caption), maxLines: 2)
  }
}
