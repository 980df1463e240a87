import JSON

/// The keys that looks stand under, as a session knows them. Asked for once: there are facets by the hundred thousand.
struct StyleKeys {
  /// A key in both spellings.
  package struct Key {
    let snakeCase: Symbol
    let camelCase: Symbol
  }

  let style, text, backgroundColor, border, color, dlsType, sizeClass, spacing, textColor, textStyle: Key
  /// `title_text_attributes` and its like.
  let attributes: [Key]

  /// Keys that no response has sent so far are added: a string that holds an object may yet bring them.
  init(_ interner: Interner) {
    func key(_ snakeCase: String) -> Key {
      let words = snakeCase.split(separator: "_")
      let camelCase = words.dropFirst().reduce(words.first.map(String.init) ?? "") { name, word in
        name + word.prefix(1).uppercased() + word.dropFirst()
      }
      return Key(snakeCase: interner.intern(snakeCase), camelCase: interner.intern(camelCase))
    }
    style = key("style")
    text = key("text")
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
