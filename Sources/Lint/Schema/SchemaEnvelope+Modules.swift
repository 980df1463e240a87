/// Old responses, whose modules wrap facets.
extension SchemaEnvelope {
  static var hasModules: Schema {
    Schema.type("object").with("anyOf", ["display_modules", "displayModules"].map { Schema.having($0) })
  }

  static var modules: Schema {
    let list = Schema().if(.type("object"), then: .ref("module"), else: Schema().with("items", Schema.ref("module")))
    return Schema().properties([("display_modules", list), ("displayModules", list)])
  }

  /// A module holds its content itself, or one level deeper.
  static var module: Schema {
    let content = Schema().if(
      .any(of: [.type("array"), .ref("is-facet"), .ref("is-feed"), .ref("is-section")]),
      then: .ref("module-content"), else: Schema().with("additionalProperties", Schema.ref("module-content")))
    return Schema().properties(["data", "content", "facet"].map { ($0, content) })
  }

  static var moduleContent: Schema {
    let list = Schema().if(
      .containing(Schema.type("object").requiring(["component"])), then: .ref("facet-list"),
      else: Schema().if(.containing(.ref("is-section")), then: .ref("sections")))
    let sections = Schema().properties([("sections", .ref("sections")), ("body", .ref("sections"))])
    return Schema().if(
      .type("array"), then: list,
      else: Schema().if(
        .ref("is-facet"), then: .ref("facet"),
        else: Schema().if(
          .ref("is-feed"), then: sections, else: Schema().if(.ref("is-section"), then: .ref("section")))))
  }
}
