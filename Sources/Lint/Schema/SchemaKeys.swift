/// The definitions that find misspelled keys, from the tables of lint.
enum SchemaKeys {
  /// A definition for each kind of object.
  static var definitions: [(String, Schema)] {
    KeyCheck.Place.allCases.map { place in
      let also = place == .gridSpecs ? place.keys.map { $0.lowercased() } : []
      let pattern = KeyPattern(known: place.keys + also, hasTwoSpellings: place.hasTwoSpellings)
      let lost = [LostFacetsCheck.page, .section].filter { $0.place == place }.map { refusal(of: $0) }
      let second = place == .feed ? [refusalOfSecondList] : []
      let misspelled = place.keys.map { refusal(of: $0, place.spellings(of: $0), pattern) }
      return (name(of: place), .all(of: misspelled + lost + second))
    }
  }

  /// A definition for each member of `custom` that a component reads.
  static func definitions(ofCustom keys: [String]) -> [(String, Schema)] {
    let pattern = KeyPattern(known: keys, allowsUnderscores: false, hasTwoSpellings: false)
    return keys.map { key in (name(ofCustom: key), refusal(of: key, [key], pattern)) }
  }

  static func ref(_ place: KeyCheck.Place) -> Schema { .ref(name(of: place)) }

  static func name(ofCustom key: String) -> String { "key-custom-\(key)" }

  private static func name(of place: KeyCheck.Place) -> String { "keys-\(place)" }

  /// Refuses keys that are nearly the right one. Beside the right one they have a meaning of their own.
  private static func refusal(of key: String, _ spellings: [String], _ pattern: KeyPattern) -> Schema {
    let misspelled = Schema.type("null").saying("this key is not read; did you mean '\(key)'?")
    return Schema().if(
      .any(of: spellings.map { Schema.having($0) }),
      else: Schema().with("patternProperties", [(pattern.nearly(key), misspelled)]))
  }
}

extension SchemaKeys {
  /// Refuses sections in two lists of a page.
  private static var refusalOfSecondList: Schema {
    let filled = Schema.type("array").with("minItems", .number(1))
    let second = Schema.not(filled).saying(LostFacetsCheck.secondList)
    return Schema().if(.having("sections", filled), then: Schema().properties([("body", second)]))
  }

  /// Refuses facets under keys that are not read, where none are under those that are.
  static func refusal(of lost: LostFacetsCheck) -> Schema {
    let facet = Schema.type("object").requiring(["id", "component"])
      .properties([("component", Schema.type("object").requiring(["id"]))])
    let facets = Schema.type("array").with("minItems", .number(1)).with("prefixItems", [facet])
    let refused = Schema.not(facets).saying("the facets under this key are not read; did you mean '\(lost.right)'?")
    let isFilled = Schema.not(.any(of: [.type("null"), Schema.type("array").with("maxItems", .number(0))]))
    let keys = Set(lost.read.flatMap { [$0.snakeCase, $0.camelCase] }).sorted()
    let other = KeyPattern(known: lost.place.keys + lost.read.map(\.snakeCase)).anyOther
    return Schema().if(
      .any(of: keys.map { Schema.having($0, isFilled) }),
      else: Schema().with("patternProperties", [(other, refused)]))
  }
}

extension Schema {
  /// Returns the schema with members under both spellings of their keys.
  func bothSpellings(_ members: [(String, Schema)]) -> Schema {
    properties(
      members.flatMap { key, schema in
        let camelCase = KeyCheck.camelCase(key)
        return camelCase == key ? [(key, schema)] : [(key, schema), (camelCase, schema)]
      })
  }

  /// Returns the schema that refuses misspelled keys of a kind of object, too.
  func spelled(_ place: KeyCheck.Place) -> Schema { with("allOf", [SchemaKeys.ref(place)]) }
}
