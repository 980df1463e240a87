import FacetModel
import JSON

/// The keys of styles as symbols of a session. Made once, because there may be hundreds of thousands of facets.
struct StyleKeys {
  /// A key in both spellings.
  package struct Key {
    let snakeCase: Symbol
    let camelCase: Symbol
  }

  let backgroundColor, border, color, dlsType, sizeClass, spacing, textColor, textStyle: Key
  /// The keys of text attributes, such as `title_text_attributes`.
  let attributes: [Key]

  /// Keys that no response has sent yet are added to the interner, because an object inside a string may still use
  /// them.
  init(_ interner: Interner) {
    func key(_ snakeCase: String) -> Key {
      let words = snakeCase.split(separator: "_")
      let camelCase = words.dropFirst().reduce(words.first.map(String.init) ?? "") { name, word in
        name + word.prefix(1).uppercased() + word.dropFirst()
      }
      return Key(snakeCase: interner.intern(snakeCase), camelCase: interner.intern(camelCase))
    }
    backgroundColor = key("background_color")
    border = key("border")
    color = key("color")
    dlsType = key("dls_type")
    sizeClass = key("size_class")
    spacing = key("spacing")
    textColor = key("text_color")
    textStyle = key("text_style")
    attributes = ["title", "subtitle", "accessory", "description", "annotation"].map { key("\($0)_text_attributes") }
  }
}
