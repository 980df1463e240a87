import Components
import FacetModel
import Reporting
import Text

/// The definitions of a facet and its parts, as lint checks them whatever the component.
struct SchemaFacets {
  /// The components of the client, by category and id.
  let components: [ComponentDescriptor]
  let actions: [String]

  var definitions: [(String, Schema)] {
    [
      ("facet", facet), ("facets", facets), ("component", component), ("by-component", byComponent),
      ("texts", texts), ("text-attributes", attributes), ("text-custom", textCustom),
      ("images", images), ("image", image), ("picture", picture), ("no-picture", noPicture),
      ("events", events), ("action", action), ("style", style), ("facet-style", facetStyle), ("layout", layout),
    ]
  }

  private var facet: Schema {
    Schema.type("object").requiring(["id"])
      .bothSpellings([
        ("id", Schema.ref("some-text").described("the id, the same from response to response")),
        ("component", .ref("component")), ("text", .ref("texts")), ("images", .ref("images")),
        ("events", .ref("events")), ("custom", .ref("custom")), ("logging", .ref("embedded-object")),
        ("style", .ref("facet-style")), ("layout", .ref("layout")), ("children", .ref("facets")),
        (
          "children_count",
          Schema.type("integer", "string", "null").with("minimum", .number(0))
            .described("in a flat list the number of direct children before the facet")
        ),
      ])
      .with("allOf", [namesComponent, .ref("by-component"), SchemaKeys.ref(.facet)])
      .with("title", .string("facet"))
  }

  /// A list of facets; a single one counts as a list.
  private var facets: Schema {
    Schema().if(
      .type("object"), then: .ref("facet"),
      else: Schema.type("array", "string", "null").with("maxLength", .number(0)).with("items", Schema.ref("facet")))
  }

  private var component: Schema {
    let ids = Schema().with("enum", .array(components.map { .string($0.id) }))
    let categories = Schema().with("enum", .array(ComponentCategory.allCases.map { .string($0.rawValue) }))
    return Schema()
      .properties([
        // Only suggestions: a facet of an unknown component is left out, and newer clients may know it.
        ("id", Schema.any(of: [ids, .anything]).described("the component that draws the facet")),
        ("category", Schema.any(of: [categories, .anything]).described("the category of the component")),
      ])
      .spelled(.component)
  }

  /// A facet names its component, or its id begins with it.
  private var namesComponent: Schema {
    let prefixed = Schema.type("string").with("pattern", .string("^[A-Za-z0-9._-]+:"))
    return Schema.any(of: [.having("component", .named), .having("id", prefixed)])
      .saying("a facet needs a component {id, category}")
  }

  /// The rules of each component, by the three ways to name it.
  private var byComponent: Schema {
    let byObject = components.map { descriptor in
      let id = Schema.having("id", .constant(descriptor.id))
      return Schema().if(.having("component", id), then: .ref(SchemaComponents.name(of: descriptor)))
    }
    let byText = components.map { descriptor in
      let pattern = "^" + descriptor.id.utf8.map(TokenPattern.literal).joined() + ":"
      let isUnnamed = Schema().properties([("component", Schema.not(.named))])
      let id = Schema.having("id", Schema.type("string").with("pattern", .string(pattern)))
      return Schema().if(
        .any(of: [
          .having("component", .constant(descriptor.id)), Schema().with("allOf", [isUnnamed, id]),
        ]), then: .ref(SchemaComponents.name(of: descriptor)))
    }
    return Schema().if(.having("component", .namedObject), then: .all(of: byObject), else: .all(of: byText))
  }

  private var texts: Schema {
    let texts = ReadField.Text.allCases.map { ($0.rawValue, Schema.ref("text")) }
    let attributes = ReadField.Text.allCases.map { ($0.rawValue + "_text_attributes", Schema.ref("text-attributes")) }
    return Schema.type("object", "null").bothSpellings(texts + [("custom", .ref("text-custom"))] + attributes)
      .spelled(.text)
  }

  private var textCustom: Schema {
    Schema.type("object", "array", "string", "null").with("pattern", .string(TokenPattern.embeddedObject))
  }

  private var attributes: Schema {
    Schema.type("object", "null", "string").with("maxLength", .number(0))
      .bothSpellings([("text_style", .ref("text-style")), ("text_color", .ref("color"))]).spelled(.attributes)
  }

  private var images: Schema {
    let pair = Schema().if(.having("key", .ref("some-text")), then: Schema().properties([("value", .ref("image"))]))
    let custom = Schema().with("additionalProperties", Schema.ref("image")).with("items", pair)
    return Schema.type("object", "null")
      .properties(ReadField.Image.allCases.map { ($0.rawValue, Schema.ref("image")) } + [("custom", custom)])
      .spelled(.images)
  }

  private var image: Schema {
    Schema.type("object", "string", "null")
      .bothSpellings([
        ("uri", Schema.ref("text").described("the address of the picture")),
        ("local", Schema.ref("text").described("the name of an icon: 'dashpass-badge'")),
        ("placeholder", Schema.ref("text").described("the words that describe the picture")),
        ("video_uri", Schema.ref("text").described("the address of a film")),
        ("style", .ref("image-style")), ("events", .ref("events")),
      ])
      .spelled(.image)
  }

  /// An image with something to show.
  private var picture: Schema {
    let keys = ["uri", "local", "placeholder", "videoUri", "video_uri"]
    return Schema.any(of: [
      Schema.type("string").with("minLength", .number(1)),
      Schema.type("object").with("anyOf", keys.map { Schema.having($0, .ref("content")) }),
    ])
  }

  private var noPicture: Schema {
    Schema.not(.ref("picture")).saying("the component does not draw this picture")
  }

  private var events: Schema {
    Schema.type("object", "null")
      .properties([
        ("click", Schema.ref("action").with("allOf", [loading]).described("the action of Enter or a click"))
      ]).spelled(.events)
  }

  /// Refuses a click that loads nothing.
  private var loading: Schema {
    let hasObject = Schema.not(Schema.type("string").with("minLength", .number(1)))
    let loads = Schema.any(of: ["load_content", "loadContent"].map { .having("name", .constant($0)) })
      .properties([("data", hasObject)])
    let sections = Schema.type("array").with("contains", Schema.ref("some-text"))
    let wanted = Schema.any(of: [
      .having("cursor", .ref("some-text")), .having("offset", .ref("some-text")), .having("sections", sections),
    ])
    return Schema().if(loads, then: .having("data", Schema.type("object").with("allOf", [wanted])))
  }

  private var action: Schema {
    let names = Schema().with("enum", .array(actions.map { .string($0) }))
    // A string may hold the uri.
    let hasObject = Schema.not(Schema.type("string").with("minLength", .number(1)))
    let navigates = Schema.having("name", .constant("navigate")).with(
      "allOf", [Schema().properties([("data", hasObject)])])
    let isModal = Schema().properties([("data", .having("uri", .constant("modal")))])
    let opensModal = Schema.all(of: [navigates, isModal])
    let opensDialog = Schema.any(of: ["present_modal", "presentModal"].map { .having("name", .constant($0)) })
      .properties([("data", hasObject)])
    let data = Schema().with("$ref", .string("#/$defs/embedded-object")).bothSpellings(
      KeyCheck.Place.data.keys.map { ($0, Schema.anything) }
    ).spelled(.data)
    return Schema.type("object", "null")
      .properties([
        ("name", Schema.any(of: [names, .anything]).described("the action")), ("data", data),
      ])
      .with(
        "allOf",
        [
          Schema().if(
            navigates,
            then: .having("data", Schema.type("object").requiring(["uri"]).properties([("uri", .ref("some-text"))]))),
          // The uri alone is no text.
          Schema().if(
            opensModal, then: .having("data", Schema.type("object").with("minProperties", .number(2)))),
          Schema().if(
            opensDialog, then: .having("data", Schema.type("object").with("minProperties", .number(1)))),
          SchemaKeys.ref(.action),
        ])
  }
}

extension Schema {
  static func constant(_ text: String) -> Schema { Schema().with("const", .string(text)) }

  /// A component that is an object with an id.
  static var namedObject: Schema {
    Schema.type("object").requiring(["id"]).properties([("id", .ref("some-text"))])
  }

  static var named: Schema {
    .any(of: [namedObject, Schema.type("string").with("minLength", .number(1))])
  }
}
