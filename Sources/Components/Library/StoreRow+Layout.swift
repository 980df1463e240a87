import Prism
import ViewTree

extension StoreRow {
  func layout(in proposal: Proposal) -> Block {
    // A page may hold any number of empty rows, and each is laid out, so they are skipped early.
    guard !store.isEmpty else { return .empty }
    let thumbnail = Thumbnail.layout(store.picture, in: proposal)
    return .beside(thumbnail, width: proposal.width, spacing: 2) { width in
      let proposal = proposal.narrowed(to: width)
      return .column([
        titleLine(in: proposal),
        store.factLines(.listRowSubtext, in: proposal, maxLines: 2),
        store.badges.layout(in: proposal, maxLines: 1),
        store.dishLine(in: proposal),
      ])
    }
  }

  private func titleLine(in proposal: Proposal) -> Block {
    let rating = store.rating?.layout(in: proposal.narrowed(to: proposal.width / 2)) ?? .empty
    return .spread(width: proposal.width, trailing: rating) { width in
      store.title(.listRowTitle, in: proposal.narrowed(to: width))
    }
  }
}
