import JSON

/// The texts of a facet.
public struct FacetText {
  package let value: Value?

  /// Whether there is no text at all.
  public var isEmpty: Bool { value?.isEmptyObject ?? true }

  public var title: String? { value?.text(.title) }
  public var subtitle: String? { value?.text(.subtitle) }
  public var accessory: String? { value?.text(.accessory) }
  public var description: String? { value?.text(.description) }
  public var annotation: String? { value?.text(.annotation) }

  public var titleAttributes: TextAttributesReference { attributes(.titleTextAttributes) }
  public var subtitleAttributes: TextAttributesReference { attributes(.subtitleTextAttributes) }
  public var accessoryAttributes: TextAttributesReference { attributes(.accessoryTextAttributes) }
  public var descriptionAttributes: TextAttributesReference { attributes(.descriptionTextAttributes) }
  public var annotationAttributes: TextAttributesReference { attributes(.annotationTextAttributes) }

  /// The texts that only some components use.
  public var custom: CustomText { CustomText(pairs: KeyedValues(value?[.custom])) }

  private func attributes(_ key: WireKey) -> TextAttributesReference {
    let attributes = value?[key]
    return TextAttributesReference(style: attributes?.text(.textStyle), color: attributes?.text(.textColor))
  }
}

/// The style that a backend asks for in a text, in its own tokens.
public struct TextAttributesReference: Hashable, Sendable {
  /// The token of the style: `DLS_TEXT_STYLE_TITLE_1`.
  public let style: String?
  public let color: String?
}

/// The `text.custom` of a facet: an object, or a list of keys and values.
public struct CustomText {
  let pairs: KeyedValues

  public subscript(key: String) -> String? { pairs[key]?.lenientString }
  public var all: [(key: String, text: String)] {
    pairs.all.compactMap { pair in pair.value.lenientString.map { (pair.key, $0) } }
  }
}
