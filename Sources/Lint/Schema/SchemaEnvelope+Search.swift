/// The search for lists of facets and sections inside other documents, where only the surest signs count.
extension SchemaEnvelope {
  /// Looks into lists and objects. A page's cache is not looked into, because references lead through it.
  static var search: Schema {
    let list = Schema().if(
      .containing(.ref("is-facet-anywhere")), then: .ref("facet-list"),
      else: Schema().if(
        .containing(.ref("is-section-anywhere")), then: .ref("sections"),
        else: Schema().with("items", Schema.ref("search"))))
    let others = ["ROOT_QUERY", "storeHeader", "itemLists", "menuBook"]
    let isFeed = Schema.any(
      of: ["sections", "body"].map { Schema.having($0, .containing(.ref("is-section-anywhere"))) })
    let object = Schema().if(
      .any(of: others.map { Schema.having($0) }), then: .anything,
      else: Schema().if(
        isFeed, then: .ref("feed"),
        else: Schema().properties([("logging", .anything)])
          .with("patternProperties", [("^[lL][eE][gG][oO]", Schema.ref("lego"))])
          .with("additionalProperties", Schema.ref("search"))))
    return Schema().if(.type("array"), then: list, else: Schema().if(.type("object"), then: object))
  }

  /// A list under a key such as `legoRetailItems`, whose facets need not name their component.
  static var lego: Schema {
    let parts = ["text", "images", "events", "custom", "children"].map { Schema.having($0, .ref("content")) }
    let id = Schema.having("id", Schema.type("string").with("pattern", .string("^[A-Za-z0-9._-]+:")))
    let isFacet = Schema.having("id", .ref("some-text")).with("anyOf", [id] + parts)
    return Schema().if(
      .containing(Schema.type("object").with("allOf", [isFacet])), then: .ref("facet-list"), else: .ref("search"))
  }

  static var isFacetAnywhere: Schema {
    let keys = ["id", "__ref", "category"].map { Schema.having($0, .ref("content")) }
    let component = Schema.having("component", Schema.type("object").with("anyOf", keys))
    return Schema.type("object").with("anyOf", [component, .having("__typename", .constant("FacetV2"))])
  }

  static var isSectionAnywhere: Schema {
    let lists = ["body", "header", "footer"].map { Schema.having($0, .containing(.ref("is-facet-anywhere"))) }
    return Schema.type("object").properties([("component", absent)]).with("anyOf", lists)
  }
}
