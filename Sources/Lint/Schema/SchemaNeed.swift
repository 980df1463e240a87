import Components
import Reporting

/// A field that a component needs, as a schema of the facet. Of several alternatives one is enough.
struct SchemaNeed {
  /// `nil` if a schema cannot see one of the alternatives, such as a member of the parent.
  let schema: Schema?

  init(_ need: RequiredField) {
    let alternatives = need.alternatives.map(Self.presence)
    let visible = alternatives.compactMap(\.self)
    guard visible.count == alternatives.count, !visible.isEmpty else {
      schema = nil
      return
    }
    schema = Schema.any(of: visible).saying("the component needs \(need.description)")
  }

  private static func presence(of field: ReadField) -> Schema? {
    // A string may hold the object.
    let string = Schema.type("string").with("minLength", .number(1))
    switch field {
    case .text(let text):
      return .having(
        "text", Schema.type("object").requiring([text.rawValue]).properties([(text.rawValue, .ref("some-text"))]))
    case .image(let image):
      return .having(
        "images", Schema.type("object").requiring([image.rawValue]).properties([(image.rawValue, .ref("picture"))]))
    case .custom(let key):
      let object = Schema.type("object").requiring([key]).properties([(key, .ref("filled"))])
      return .having("custom", .any(of: [object, string]))
    case .imageCustom(let key):
      let object = Schema.type("object").requiring([key]).properties([(key, .ref("picture"))])
      // Web backends send a list of keys and values.
      let list = Schema.type("array").with("minItems", .number(1))
      let custom = Schema.any(of: [object, list, string])
      return .having("images", Schema.type("object").requiring(["custom"]).properties([("custom", custom)]))
    case .textCustom, .style, .click, .children, .parentText, .parentCustom:
      return nil
    }
  }
}
