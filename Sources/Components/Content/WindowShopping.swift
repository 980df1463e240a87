import FacetModel
import JSON

/// The things that a store shows beside its name: dishes, and a cover for a store without a picture.
package struct WindowShopping {
  let dishes: [AdvertisedDish]
  let cover: Value?

  package init(_ value: Value?) {
    dishes = AdvertisedDish.list(value?["cards"])
    cover = value?["cover"].flatMap { $0.isNull || $0.holdsNothing ? nil : $0 }
  }

  /// Whether there is nothing to draw.
  package var isEmpty: Bool { dishes.isEmpty && cover == nil }
}
