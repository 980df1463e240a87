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

  /// Whether a store draws any of it. The cover stands in for a missing picture alone.
  package func isDrawn(besidePicture hasPicture: Bool) -> Bool { !dishes.isEmpty || cover != nil && !hasPicture }
}
