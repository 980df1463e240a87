import Components
import Reporting
import Text

/// The definitions of `custom` and of the objects in it that components share.
enum SchemaCustom {
  static var definitions: [(String, Schema)] {
    [
      ("custom", custom), ("badges", badges), ("badge", badge), ("price", price), ("price-parts", priceParts),
      ("whole-number", wholeNumber),
    ]
  }

  /// The parts of `custom` that lint checks for every component.
  private static var custom: Schema {
    let color: (String, Schema) = ("_color$", .ref("color"))
    let inside = Schema().with("patternProperties", [color])
    return Schema().with("$ref", .string("#/$defs/embedded-object"))
      .properties([
        ("badges", .ref("badges")), ("range_direction", word(CustomCheck.rangeDirections)),
        ("price", .ref("price")), ("regular_price", .ref("price")), ("item_data", itemData),
        ("window_shopping", window), ("price_name_info", priceNameInfo), ("extra_styles", extraStyles),
      ])
      .with("patternProperties", [color, ("^(?!.*_color$)", inside)])
  }

  /// The values that a component reads where it expects a kind, and those that say that there is none.
  static func values(of kind: CustomKind) -> [Schema] {
    let none = Schema().with("enum", .array([.null, .string("")]))
    return switch kind {
    case .flag:
      [
        .type("boolean"), Schema().with("enum", .array([.number(0), .number(1), .string("0"), .string("1")])),
        Schema.type("string").with("pattern", .string("^(?:[tT][rR][uU][eE]|[fF][aA][lL][sS][eE])$")), none,
      ]
    case .number:
      [.type("number"), Schema.type("string").with("pattern", .string("^" + TokenPattern.number + "$")), none]
    case .list: [.type("array"), none]
    case .object: [.type("object"), none]
    }
  }

  private static var badges: Schema {
    Schema.type("array", "null", "string").with("maxLength", .number(0)).with("items", Schema.ref("badge"))
  }

  private static var badge: Schema {
    let tagSize = Schema().if(.type("string"), then: .words(StyleCheck.tagSizes))
    return Schema.type("object")
      .properties([
        ("text", Schema().described("the words of the badge")),
        ("type", word(CustomCheck.badgeTypes)), ("background_color", .ref("color")),
        ("dls_tag_size", tagSize), ("dls_tag_style", word(CustomCheck.tagStyles)),
        ("dls_tag_type", word(CustomCheck.tagTypes)), ("dls_text_style", .ref("text-style")),
        ("leading_icon", Schema().described("the name of an icon")),
        ("trailing_icon", Schema().described("the name of an icon")),
        ("is_dashpass", Schema().described("whether it has the look of DashPass")),
      ])
  }

  /// One of some words. Objects and lists are not read.
  private static func word(_ words: Set<String>) -> Schema {
    .any(of: [.words(words), .type("object", "array")])
  }

  /// A price that can be read: not a bare number, which may be dollars or cents.
  private static var price: Schema {
    let isInParts = Schema.any(
      of: ["text", "leading_superscripts", "trailing_superscripts", "price"].map { Schema.having($0) })
    return Schema.type("object", "string", "array", "boolean", "null")
      .if(.all(of: [.type("object"), .not(isInParts)]), then: .ref("price-parts"))
  }

  private static var priceParts: Schema {
    let words = Schema.type("string", "number", "boolean").with("pattern", .string(#"\S"#))
    let places = Schema.ref("whole-number").with("maximum", .number(6)).with("minimum", .number(0))
    let amount = Schema().requiring(["unit_amount", "decimal_places"])
      .properties([("unit_amount", Schema.ref("whole-number")), ("decimal_places", places)])
      .with("anyOf", ["currency", "symbol"].map { Schema.having($0, .ref("some-text")) })
    return Schema.any(of: [.having("display_string", words), amount])
      .saying("a price needs display_string, or unit_amount, decimal_places and currency")
  }

  private static var wholeNumber: Schema {
    Schema.type("integer", "string").with("pattern", .string("^" + TokenPattern.number + "$"))
  }

  private static var itemData: Schema {
    Schema().properties([("price", .ref("price")), ("price_per_weight", .ref("price"))])
  }

  private static var window: Schema {
    let card = Schema().properties([("price", .ref("price"))])
    return Schema().properties([("cards", Schema().with("items", card))])
  }

  private static var priceNameInfo: Schema {
    let priced = Schema().properties([("price", .ref("price"))])
    let prices = Schema().properties([("default", priced), ("regular_price", priced)])
    let base = Schema().properties([("price", prices)])
    let variant = Schema().properties([("base", base)])
    return Schema().properties(["default", "nv", "metadata_entries"].map { ($0, variant) })
  }

  private static var extraStyles: Schema {
    let style = Schema().properties([("color", .ref("color")), ("background_color", .ref("color"))])
    return Schema().with("additionalProperties", style)
  }
}
