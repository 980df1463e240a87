import Reporting

/// The definitions of responses, pages and sections. A response is recognised by its structure, as the decoder does;
/// a response of another shape is not looked into.
enum SchemaEnvelope {
  static var definitions: [(String, Schema)] {
    [
      ("response", response), ("list", list), ("answer", answer), ("feed", feed), ("page", page),
      ("sections", sections), ("section", section), ("is-feed", isFeed), ("is-section", isSection),
      ("is-empty-section", isEmptySection),
      ("is-facet", isFacet), ("facet-list", facetList), ("search", search), ("lego", lego),
      ("modules", modules), ("module", module), ("module-content", moduleContent),
      ("is-facet-anywhere", isFacetAnywhere), ("is-section-anywhere", isSectionAnywhere),
    ]
  }

  static var absent: Schema { .type("null") }

  /// An object: an answer of a GraphQL server, a page, a facet or a section.
  private static var response: Schema {
    Schema().if(
      .having("data", .type("object")), then: Schema().properties([("data", .ref("answer"))]),
      else: Schema().if(
        .ref("is-feed"), then: .ref("feed"),
        else: Schema().if(
          hasModules, then: .ref("modules"),
          else: Schema().if(
            .ref("is-facet"), then: .ref("facet"),
            else: Schema().if(.ref("is-section"), then: .ref("section"), else: .ref("search"))))))
  }

  /// The data of an answer: a page, or a page for each operation.
  private static var answer: Schema {
    Schema().if(
      .ref("is-feed"), then: .ref("feed"),
      else: Schema().with(
        "additionalProperties",
        Schema().if(
          .ref("is-feed"), then: .ref("feed"),
          else: Schema().if(hasModules, then: .ref("modules"), else: .ref("search")))))
  }

  /// A list of facets or of sections.
  private static var list: Schema {
    Schema().if(
      .containing(.ref("is-facet")), then: .ref("facet-list"),
      else: Schema().if(.containing(.ref("is-section")), then: .ref("sections"), else: .ref("search")))
  }

  private static var facetList: Schema { Schema().with("items", Schema.ref("facet")) }

  private static var feed: Schema {
    let isFilled = Schema.having("sections", Schema.type("array").with("minItems", .number(1)))
    return Schema.type("object")
      .properties([
        ("header", .ref("facets")), ("footer", .ref("facets")), ("page", .ref("page")), ("style", .ref("style")),
        ("layout", .ref("layout")), ("custom", .ref("embedded-object")), ("logging", .ref("embedded-object")),
      ])
      .if(
        isFilled, then: Schema().properties([("sections", .ref("sections"))]),
        else: Schema().properties([("body", .ref("sections"))])
      )
      .spelled(.feed)
  }

  private static var page: Schema {
    let onLoad = Schema.type("array", "null").with("items", Schema.ref("action").with("type", .string("object")))
    return Schema.type("object", "null")
      .bothSpellings([
        ("next", Schema.ref("action").described("the action that loads the next page")),
        ("on_load", onLoad.described("the actions when the page has loaded")),
      ])
      .spelled(.page)
  }

  private static var sections: Schema {
    let facet = Schema.having("component", .type("object"))
      .with("not", .any(of: ["body", "sections", "header", "footer"].map { Schema.having($0, .not(absent)) }))
    // A facet does not belong here. It is refused, and what is in it is checked all the same, as lint does.
    let refused = Schema.all(of: [.ref("facet"), .not(.anything)])
    return Schema.type("array", "null").with("items", Schema().if(facet, then: refused, else: .ref("section")))
  }

  private static var section: Schema {
    let own = Schema().properties([("style", .ref("style")), ("layout", .ref("layout"))]).spelled(.section)
    return Schema.type("object")
      .properties([
        ("id", Schema().described("the id of the section; further pages add to the section with their id")),
        ("header", .ref("facets")), ("body", .ref("facets")), ("footer", .ref("facets")),
      ])
      .if(.having("component"), then: .anything, else: own)
  }

  private static var isSection: Schema {
    let object = Schema.containing(.type("object"))
    let empty = Schema.type("array").with("maxItems", .number(0))
    return Schema.type("object").properties([("component", absent)])
      .with("anyOf", ["body", "header", "footer"].map { Schema.having($0, .any(of: [empty, object])) })
  }

  private static var isEmptySection: Schema {
    let nothing = Schema.any(of: [absent, Schema.type("array").with("items", absent)])
    return .all(of: [
      Schema.type("object").properties([("component", absent)]), .having("body", nothing), .not(.ref("is-facet")),
    ])
  }

  private static var isFeed: Schema {
    let isReference = Schema.type("object").requiring(["__ref"])
    let isSection = Schema.any(of: [.ref("is-section"), .ref("is-empty-section"), isReference])
    let hasSections = ["sections", "body"].map { Schema.having($0, .containing(isSection)) }
    let isEmpty = ["sections", "body"].map {
      Schema.having($0, Schema.type("array").with("maxItems", .number(0))).with("allOf", [.not(.having("id"))])
    }
    let keys = ["next", "on_load", "onLoad", "__ref"]
    let page = Schema.having("page", Schema.type("object").with("anyOf", keys.map { Schema.having($0) }))
    return Schema.type("object").with("anyOf", hasSections + isEmpty + [page])
  }

  private static var isFacet: Schema {
    let present = Schema.not(absent)
    let parts =
      ["component", "children_count", "childrenCount"].map { Schema.having($0, present) }
      + [Schema.having("children", .type("array"))]
      + ["text", "images", "events"].map { Schema.having($0, .type("object")) }
    return Schema.type("object").properties([("body", absent), ("sections", absent)])
      .with(
        "anyOf",
        [
          .having("component", .type("object")),
          .having("id", present).with("anyOf", parts),
        ])
  }
}

extension Schema {
  static func containing(_ element: Schema) -> Schema { Schema.type("array").with("contains", element) }
}
