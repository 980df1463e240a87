import FacetModel
import JSON

/// The kind of value that components read under a key of `custom`.
public enum CustomKind: Sendable {
  case flag, number, list, object

  private static let kinds: [String: CustomKind] = [
    "is_currently_available": .flag, "is_selected": .flag, "supports_multi_select": .flag,
    "has_required_options": .flag, "is_spotlight": .flag, "is_compact": .flag, "underline_title": .flag,
    "auto_scroll_interval": .number, "default_quantity": .number, "max_quantity": .number,
    "allowed_values": .list, "default_values": .list, "savelists": .list,
    "rating": .object, "window_shopping": .object, "item_data": .object, "image": .object, "price_name_info": .object,
    "quantity_stepper": .object, "primary_button_style": .object, "extra_styles": .object,
  ]

  /// Returns the kind of values under a key; `nil` where values of several kinds are read, or none.
  public init?(ofKey key: String) {
    guard let kind = Self.kinds[key] else { return nil }
    self = kind
  }

  /// Whether a value is read. Null and an empty text say that there is none.
  public func fits(_ value: Value) -> Bool {
    if value.isNull || value.isEmptyString { return true }
    return switch self {
    case .flag: value.lenientBool != nil
    case .number: value.lenientDouble != nil
    case .list: value.kind == .array
    case .object: value.kind == .object
    }
  }
}
