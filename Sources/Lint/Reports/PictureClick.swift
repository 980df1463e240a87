import FacetModel

/// The click of a picture itself, which does something else than the click of its facet.
struct PictureClick {
  let facet: Facet
  let picture: ImageAction

  static func all(in feed: Feed) -> [PictureClick] {
    (0..<feed.tree.count).flatMap { index -> [PictureClick] in
      let facet = feed.tree[index]
      let actions = facet.images.actions
      guard !actions.isEmpty else { return [] }
      let click = facet.events.click
      return actions.filter { $0.action != click }.map { PictureClick(facet: facet, picture: $0) }
    }
  }
}
