import Components
import JSON

/// The kind of an object inside of a facet, which determines the values that the checks read in it.
enum FacetPlace: UInt8 {
  case facet, component
  case text, textCustom, textPair
  case images, imageCustom, imagePair, image
  case events, click, data
  case custom, customObject, badge, price
  /// A list that may hold facets.
  case list
  /// A text that may be blank.
  case blank
  /// An object in which every value counts.
  case any

  /// Returns what the checks read of a member: its kind, its text, or a class of texts. `nil` stands for the elements
  /// of a list.
  ///
  /// A value that a check reads must not be `.kind` here, or later facets would get the findings of the first.
  func reading(of key: String?, as kind: ValueKind) -> (ShapeTreatment, FacetPlace) {
    guard let key else { return (self == .any ? .content : kind == .object ? .inside : .kind, self) }
    return switch self {
    case .facet: facetReading(of: key, as: kind)
    case .component, .blank, .list: (.kind, .any)
    case .text, .textCustom, .textPair: textReading(of: key, as: kind)
    case .images, .imageCustom, .imagePair, .image: imageReading(of: key, as: kind)
    case .events, .click, .data: eventReading(of: key, as: kind)
    case .custom, .customObject, .badge, .price: customReading(of: key, as: kind)
    case .any: (.content, .any)
    }
  }

  private func facetReading(of key: String, as kind: ValueKind) -> (ShapeTreatment, FacetPlace) {
    switch key {
    // The id and the category are known before.
    case "component": kind == .object ? (.inside, .component) : (.content, .any)
    case "style", "layout": (.content, .any)
    case "text": (.content, .text)
    case "images": (.content, .images)
    case "events": (.content, .events)
    case "custom": (.content, .custom)
    // A string could hold an object. Of an object the checks read nothing.
    case "logging": (.classified, .any)
    default: kind == .array ? (.classified, .list) : (.kind, .any)
    }
  }

  private func textReading(of key: String, as kind: ValueKind) -> (ShapeTreatment, FacetPlace) {
    switch (self, key) {
    case (.text, "custom"): (.content, kind == .array ? .textPair : .textCustom)
    case (.text, _): key.hasSuffix("ttributes") ? (.content, .any) : (.kind, .any)
    case (.textPair, "key"): (.content, .any)
    case (.textPair, "value"), (.textCustom, _):
      kind == .object || kind == .array ? (.kind, .any) : (.classified, .text)
    default: (.kind, .any)
    }
  }

  private func imageReading(of key: String, as kind: ValueKind) -> (ShapeTreatment, FacetPlace) {
    switch (self, key) {
    case (.images, "custom"): (.content, kind == .array ? .imagePair : .imageCustom)
    case (.images, _), (.imageCustom, _), (.imagePair, "value"): (.inside, .image)
    case (.imagePair, "key"), (.image, "style"), (.image, "events"): (.content, .any)
    default: (.kind, .any)
    }
  }

  private func eventReading(of key: String, as kind: ValueKind) -> (ShapeTreatment, FacetPlace) {
    switch (self, key) {
    case (.events, "click"): (.content, .click)
    case (.click, "data"): (.content, .data)
    case (.click, "name"), (.data, "offset"), (.data, "sections"): (.content, .any)
    case (.data, "uri"), (.data, "cursor"): kind == .string ? (.classified, .data) : (.content, .any)
    // The texts of a dialog.
    case (.data, "title"), (.data, "subtitle"), (.data, "description"): textOfDialog(kind)
    case (.data, _) where key.hasPrefix("modal"): textOfDialog(kind)
    default: (.kind, .any)
    }
  }

  private func textOfDialog(_ kind: ValueKind) -> (ShapeTreatment, FacetPlace) {
    kind == .string ? (.classified, .blank) : (.content, .any)
  }

  private func customReading(of key: String, as kind: ValueKind) -> (ShapeTreatment, FacetPlace) {
    if key.hasSuffix("_color") { return (.content, .any) }
    switch (self, key) {
    case (.custom, "range_direction"), (.custom, "extra_styles"): return (.content, .any)
    case (.custom, "badges"): return (.inside, .badge)
    case (.custom, "rating"), (.custom, "allowed_values"): return (.inside, .customObject)
    case (.custom, "price"), (.custom, "regular_price"), (.custom, "price_name_info"), (.custom, "item_data"),
      (.custom, "window_shopping"):
      return (.inside, .price)
    case (.custom, _):
      if kind == .object { return (.inside, .customObject) }
      return isReadText(of: key, as: kind) ? (.content, .any) : (.kind, .any)
    case (.badge, "dls_tag_size"), (.badge, "dls_tag_style"), (.badge, "dls_tag_type"), (.badge, "dls_text_style"),
      (.badge, "type"), (.price, "decimal_places"):
      return (.content, .any)
    case (.price, "display_string"), (.price, "unit_amount"):
      if kind == .object || kind == .array { return (.inside, .price) }
      return (.classified, key == "unit_amount" ? .price : .blank)
    case (.price, _): return (.inside, .price)
    default: return (.kind, .any)
    }
  }

  /// Whether the text of a flag or of a number says whether it is one.
  private func isReadText(of key: String, as kind: ValueKind) -> Bool {
    switch CustomKind(ofKey: key) {
    case .flag?: kind == .string || kind == .number
    case .number?: kind == .string
    case .list?, .object?, nil: false
    }
  }
}
