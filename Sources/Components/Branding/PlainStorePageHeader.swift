import Prism
import Text
import ViewTree

/// The header of a store's page for brands that have none of their own.
struct PlainStorePageHeader: FacetView, Equatable {
  let content: StorePageContent

  var speech: Speech { content.speech }

  func layout(in proposal: Proposal) -> Block {
    .column(
      [
        content.cover.layout(in: proposal, height: height(in: proposal)),
        .beside(Thumbnail.layout(content.logo, in: proposal), width: proposal.width, spacing: 2) { width in
          words(in: proposal.narrowed(to: width))
        },
        proposal.children.column(width: proposal.width),
      ], spacing: 1)
  }

  private func words(in proposal: Proposal) -> Block {
    .column([title(in: proposal), details(in: proposal)], spacing: 1)
  }

  private func title(in proposal: Proposal) -> Block {
    .column([
      titleLine(in: proposal),
      .paragraph(
        content.words.phrase(.subtitle, .pageSubtext), width: ReadableWidth.limiting(proposal.width),
        maxLines: proposal.lines(2)),
      .facts(facts(in: proposal), width: proposal.width, maxLines: proposal.lines(3)),
    ])
  }

  private func details(in proposal: Proposal) -> Block {
    .column([
      .paragraph(
        content.words.phrase(.description, .pageDescriptionBody), width: ReadableWidth.limiting(proposal.width),
        maxLines: proposal.lines(3)),
      content.badges.layout(in: proposal, maxLines: 2),
      content.store.dishLine(in: proposal),
    ])
  }

  private func titleLine(in proposal: Proposal) -> Block {
    .titled(content.rating?.layout(in: proposal) ?? .empty, width: proposal.width) { width in
      content.store.title(.pageTitle, in: proposal.narrowed(to: width), maxLines: 2)
    }
  }

  /// Returns whether the store takes orders, then its delivery time and fee.
  private func facts(in proposal: Proposal) -> [Phrase] {
    let status = content.status(.pageSubtext, icons: proposal.icons)
    let others = content.store.facts(
      besides: [.title, .subtitle, .accessory, .description], .pageSubtext, icons: proposal.icons)
    return [status].compactMap(\.self) + others
  }

  private func height(in proposal: Proposal) -> Int {
    min(max(proposal.width / 10, 3), 7)
  }
}
