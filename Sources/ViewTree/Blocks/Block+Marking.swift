import Drawing
import FacetModel

/// Marking what a block belongs to and what a click on it does.
extension Block {
  /// Returns the block with a region over all of it for a facet. Pictures without a facet get that facet.
  public func marked(facet: Int) -> Block {
    var block = self
    let place = Rect(x: 0, y: 0, width: size.width, height: size.height)
    block.regions.insert(Region(rect: place, facet: facet), at: 0)
    for index in block.pictures.indices where block.pictures[index].facet == nil {
      block.pictures[index].facet = facet
    }
    return block
  }

  /// Returns the block marked as the picture of a slot that has an action of its own.
  public func acting(as slot: ImageSlot) -> Block {
    guard !isEmpty else { return self }
    var block = self
    block.pictures.append(
      ActingPicture(rect: Rect(x: 0, y: 0, width: size.width, height: size.height), slot: slot, facet: nil))
    return block
  }

  /// Returns the block with a mark on some columns. A click on the mark moves a carousel to another card.
  func stepping(_ columns: Range<Int>, toCard card: Int, of carousel: Int) -> Block {
    var block = self
    let rect = Rect(x: columns.lowerBound, y: 0, width: columns.count, height: size.height)
    block.steps.append(CarouselStep(rect: rect, facet: carousel, card: card))
    return block
  }

  /// Returns the block with other numbers for its facets. Facets for which `number` returns `nil` keep their number.
  func renumbered(_ number: (Int) -> Int?) -> Block {
    var block = Block(
      size: size, items: items,
      regions: regions.map { Region(rect: $0.rect, facet: number($0.facet) ?? $0.facet, whole: $0.whole) })
    block.pictures = pictures.map { picture in
      let facet = picture.facet.map { number($0) ?? $0 }
      return ActingPicture(rect: picture.rect, slot: picture.slot, facet: facet)
    }
    block.steps = steps.map { CarouselStep(rect: $0.rect, facet: number($0.facet) ?? $0.facet, card: $0.card) }
    return block
  }
}
