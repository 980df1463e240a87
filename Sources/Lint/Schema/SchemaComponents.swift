import Components
import Reporting
import Text

/// The definitions of the components: what each reads, what it does not draw, and what it needs.
struct SchemaComponents {
  let components: [ComponentDescriptor]

  /// The members of `custom` that some component reads.
  var customKeys: [String] {
    Set(components.flatMap { Self.customKeys(of: $0.reads) }).sorted()
  }

  var definitions: [(String, Schema)] {
    components.map { (Self.name(of: $0), Self.definition(of: $0)) }
      + SchemaKeys.definitions(ofCustom: customKeys)
      + [
        ("no-text", noText), ("no-facets", noFacets), (Self.lostFacets, SchemaKeys.refusal(of: LostFacetsCheck.facet)),
      ]
  }

  private var noText: Schema {
    Schema().with("enum", .array([.null, .string("")])).saying("the component does not draw this text")
  }

  private var noFacets: Schema {
    Schema.type("array", "string", "null")
      .with("items", Schema.not(.anything).saying("the component draws no facets inside it"))
  }

  private static let lostFacets = "lost-facets"

  static func name(of descriptor: ComponentDescriptor) -> String { "component-\(descriptor.id)" }

  private static func customKeys(of reads: ReadFields) -> [String] {
    reads.all.compactMap { if case .custom(let key) = $0 { key } else { nil } }
  }

  private static func definition(of descriptor: ComponentDescriptor) -> Schema {
    let reads = descriptor.reads
    var members = [("text", texts(reads)), ("images", images(reads)), ("custom", custom(reads))]
    let styles = reads.all.compactMap { field in
      if case .style(let style) = field { (style.rawValue, Schema().described(field.explanation)) } else { nil }
    }
    if !styles.isEmpty { members.append(("style", Schema().bothSpellings(styles))) }
    let children = ReadField.children
    members.append(("children", reads.hasChildren ? Schema().described(children.explanation) : .ref("no-facets")))
    let schema = Schema().with("title", .string(descriptor.id))
      .described("\(descriptor.summary) Since \(descriptor.since).").properties(members)
    let needs = descriptor.needs.map(SchemaNeed.init).compactMap(\.schema)
    let rules = needs + (reads.hasChildren ? [.ref(lostFacets)] : [])
    return rules.isEmpty ? schema : schema.with("allOf", rules)
  }

  private static func texts(_ reads: ReadFields) -> Schema {
    let texts = ReadField.Text.allCases.map { text in
      (text.rawValue, reads.has(text) ? explanation(.text(text)) : .ref("no-text"))
    }
    let custom = reads.all.compactMap { if case .textCustom(let key) = $0 { key } else { nil } }
    let members = custom.map { ($0, Schema.ref("text").described(ReadField.textCustom($0).explanation)) }
    return Schema().properties(texts + [("custom", values(members, other: "no-words"))])
  }

  private static func images(_ reads: ReadFields) -> Schema {
    let images = ReadField.Image.allCases.map { image in
      (image.rawValue, reads.has(image) ? explanation(.image(image)) : .ref("no-picture"))
    }
    let custom = reads.all.compactMap { if case .imageCustom(let key) = $0 { key } else { nil } }
    let members = custom.map { ($0, explanation(.imageCustom($0))) }
    return Schema().properties(images + [("custom", values(members, other: "no-picture"))])
  }

  /// Values by key: an object, or a list of `{key, value}`.
  private static func values(_ members: [(String, Schema)], other: String) -> Schema {
    let keys = Schema().with("enum", .array(members.map { .string($0.0) }))
    let isOther = Schema.having("key", .all(of: [.ref("some-text"), .not(keys)]))
    let pair = Schema().if(isOther, then: Schema().properties([("value", .ref(other))]))
    return Schema().properties(members).with("additionalProperties", Schema.ref(other)).with("items", pair)
  }

  private static func custom(_ reads: ReadFields) -> Schema {
    let keys = customKeys(of: reads)
    let members = keys.map { key in
      var schema = explanation(.custom(key))
      if let kind = CustomKind(ofKey: key) { schema = schema.with("anyOf", SchemaCustom.values(of: kind)) }
      guard let place = KeyCheck.Place(custom: key) else { return (key, schema) }
      let inside = SchemaObjects.ref(place)
      // A list is checked as its elements are.
      return (key, schema.with("allOf", [inside]).with("items", inside))
    }
    let schema = Schema().properties(members)
    return keys.isEmpty ? schema : schema.with("allOf", keys.map { Schema.ref(SchemaKeys.name(ofCustom: $0)) })
  }

  private static func explanation(_ field: ReadField) -> Schema { Schema().described(field.explanation) }
}
