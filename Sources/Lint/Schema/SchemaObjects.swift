/// The definitions of the objects in `custom` whose keys lint knows: ratings, badges, prices, dishes.
enum SchemaObjects {
  private static let places: [KeyCheck.Place] = [.rating, .badge, .price, .filterValue, .window, .dish, .goods]

  static var definitions: [(String, Schema)] {
    places.map { place in
      let members = place.keys.map { key in
        (key, place.place(under: key).map { ref($0).with("items", ref($0)) } ?? .anything)
      }
      return (name(of: place), Schema().bothSpellings(members).spelled(place))
    }
  }

  static func ref(_ place: KeyCheck.Place) -> Schema { .ref(name(of: place)) }

  private static func name(of place: KeyCheck.Place) -> String { "object-\(place)" }
}
