import FacetModel
import JSON

/// The check that the texts of a facet are strings, and their attributes objects.
enum TextCheck {
  private static let texts: [WireKey] = [.title, .subtitle, .accessory, .description, .annotation]
  private static let attributes: [WireKey] = [
    .titleTextAttributes, .subtitleTextAttributes, .accessoryTextAttributes, .descriptionTextAttributes,
    .annotationTextAttributes,
  ]

  static func check(_ facet: Facet, _ report: inout LintReport) {
    guard let text = facet.text.value else { return }
    guard text.kind == .object else {
      report.add(.wrongType, at: text, "text is not an object")
      return
    }
    for key in texts {
      guard let value = text[key], value.kind == .object || value.kind == .array else { continue }
      report.add(.wrongType, at: value, "text.\(key.snakeCase) is not a string")
    }
    for key in attributes {
      guard let value = text[key], value.kind != .object, !value.isNull, !value.isEmptyString else { continue }
      report.add(.wrongType, at: value, "text.\(key.snakeCase) is not an object")
    }
    if let custom = text[.custom], custom.kind != .array, custom.lenientObject == nil, !custom.isEmptyString {
      report.add(.wrongType, at: custom, "text.custom is neither an object nor a list of keys and values")
    }
  }
}
