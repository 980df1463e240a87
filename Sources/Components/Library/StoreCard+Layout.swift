import Prism
import ViewTree

extension StoreCard {
  private static let highestPicture = 8

  func layout(in proposal: Proposal) -> Block {
    let rows = PictureProportion.wide.rows(ofWidth: proposal.width, most: Self.highestPicture)
    let width = store.picture.proposal(.wide, rows: rows, in: proposal).width
    return .column([
      store.picture.layout(width: width, height: rows, in: proposal),
      store.title(.cardTitle, in: proposal),
      store.factLines(.cardSubtext, in: proposal, maxLines: 3, withRating: true),
      store.badges.layout(in: proposal, maxLines: 1),
      store.dishLine(in: proposal),
    ])
  }
}
