/// The definitions of values that stand in many places: texts, tokens, and objects in strings.
enum SchemaValues {
  static var definitions: [(String, Schema)] {
    [
      ("text", Schema.type("string", "number", "boolean", "null")),
      ("content", Schema.not(Schema().with("enum", .array([.null, .string("")])))),
      ("filled", Schema.not(Schema().with("enum", .array([.null, .string(""), .array([]), .object([])])))),
      ("some-text", Schema.type("string", "number", "boolean").with("minLength", .number(1))),
      ("embedded-object", object),
      ("no-words", pattern(TokenPattern.noWords).saying("the component does not draw a text under this key")),
      (
        "color",
        token(
          TokenPattern.color, "a token, or a colour in hexadecimal", "COLOR_BACKGROUND_PRIMARY",
          "USAGE_COLOR_TEXT_SUBDUED_DEFAULT")
      ),
      (
        "spacing",
        token(
          TokenPattern.spacing, "points, or a token", "SPACING_NONE", "SPACING_X_SMALL", "SPACING_SMALL",
          "SPACING_MEDIUM", "SPACING_LARGE")
      ),
      (
        "text-style",
        token(
          TokenPattern.textStyle, "the style of the text", "DLS_TEXT_STYLE_TITLE_1", "DLS_TEXT_STYLE_BODY_1",
          "DLS_TEXT_STYLE_CAPTION_1")
      ),
      (
        "button-type",
        token(
          TokenPattern.buttonType, "the emphasis of a button", "DLS_TYPE_BUTTON_PRIMARY", "DLS_TYPE_BUTTON_SECONDARY",
          "DLS_TYPE_BUTTON_TERTIARY")
      ),
      (
        "size-class",
        token(
          TokenPattern.sizeClass, "the size", "SIZE_CLASS_SMALL", "SIZE_CLASS_MEDIUM", "SIZE_CLASS_LARGE")
      ),
      ("border-style", token(TokenPattern.borderStyle, "the style of the line", "SOLID", "DASHED", "NONE")),
      (
        "image-style",
        token(TokenPattern.imageStyle, "the shape of the picture", "STYLE_ROUNDED", "STYLE_CIRCLE")
          .with("type", .array([.string("string"), .string("null"), .string("object"), .string("array")]))
      ),
      ("edges", edges),
    ]
  }

  /// An object, or a string with an object in it, which a schema cannot look into.
  private static var object: Schema {
    Schema.type("object", "string", "null").with("pattern", .string(TokenPattern.embeddedObject))
  }

  /// The spacings on four sides, or one for all.
  private static var edges: Schema {
    let sides = KeyCheck.Place.padding.keys.map { ($0, Schema.ref("spacing")) }
    return Schema().with("$ref", .string("#/$defs/spacing")).properties(sides)
  }

  private static func pattern(_ expression: String) -> Schema { Schema().with("pattern", .string(expression)) }

  /// A token of the design language. Values that are no strings are not read.
  private static func token(_ expression: String, _ description: String, _ examples: String...) -> Schema {
    pattern(expression).with("examples", .array(examples.map { .string($0) })).described(description)
  }
}
