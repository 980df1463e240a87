import Reporting

/// The definitions of styles and layouts.
extension SchemaFacets {
  /// An object, or a value that says that there is none.
  private static var objectOrNothing: Schema {
    Schema.type("object", "null", "string").with("maxLength", .number(0))
  }

  /// The style of a section or a page.
  var style: Schema {
    let border = Schema().properties([
      ("color", .anything), ("width", .ref("spacing")), ("style", .ref("border-style")),
    ]).spelled(.border)
    return Self.objectOrNothing
      .bothSpellings([
        ("background_color", .ref("color")), ("spacing", .ref("spacing")), ("padding", .ref("edges")),
        ("border", border), ("is_not_sticky", Schema().described("whether a section's header scrolls away")),
      ])
      .spelled(.style)
  }

  var facetStyle: Schema {
    Schema().with("$ref", .string("#/$defs/style"))
      .bothSpellings([
        ("size_class", .ref("size-class")), ("dls_type", .ref("button-type")),
        ("border", Schema().properties([("color", .ref("color"))])),
      ])
  }

  var layout: Schema {
    let spec = Schema().bothSpellings([
      ("min_dimension_count", Schema().described("the number of columns")), ("inter_row_spacing", .ref("spacing")),
      ("inter_column_spacing", .ref("spacing")),
    ])
    let specs = KeyCheck.Place.gridSpecs.keys.flatMap { [$0, $0.lowercased()] }
    let gridSpecs = Schema().with("additionalProperties", spec)
      .with("allOf", [Schema().properties(specs.map { ($0, SchemaKeys.ref(.gridSpec)) }), SchemaKeys.ref(.gridSpecs)])
    return Self.objectOrNothing
      .bothSpellings([
        ("omit_footer", Schema().described("whether the separator after it is left out")),
        ("dls_padding", Schema.ref("edges").with("allOf", [SchemaKeys.ref(.padding)])), ("grid_specs", gridSpecs),
      ])
      .spelled(.layout)
  }
}
