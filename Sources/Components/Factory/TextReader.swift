import FacetModel

/// The declared texts of a facet.
public struct TextReader {
  private let text: FacetText
  private let fields: ReadFields

  init(text: FacetText, fields: ReadFields) {
    self.text = text
    self.fields = fields
  }

  /// Whether the facet has no text at all, declared or not.
  var isEmpty: Bool { text.isEmpty }

  public subscript(_ field: ReadField.Text) -> String? {
    guard fields.has(field) else { return nil }
    return switch field {
    case .title: text.title
    case .subtitle: text.subtitle
    case .accessory: text.accessory
    case .description: text.description
    case .annotation: text.annotation
    }
  }

  func attributes(of field: ReadField.Text) -> TextAttributesReference {
    switch field {
    case .title: text.titleAttributes
    case .subtitle: text.subtitleAttributes
    case .accessory: text.accessoryAttributes
    case .description: text.descriptionAttributes
    case .annotation: text.annotationAttributes
    }
  }

  public var custom: CustomTextReader { CustomTextReader(custom: text.custom, fields: fields) }
}

/// The declared texts of `text.custom`.
public struct CustomTextReader {
  private let custom: CustomText
  private let fields: ReadFields

  init(custom: CustomText, fields: ReadFields) {
    self.custom = custom
    self.fields = fields
  }

  public subscript(key: String) -> String? {
    custom[key].flatMap { fields.has(textCustom: key) ? $0 : nil }
  }
}
