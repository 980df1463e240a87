import JSON

/// A picture: loaded from an address, or an icon of the client.
///
/// It is an image object, or a string: an address if it has a scheme, otherwise the name of an icon.
public struct FacetImage {
  private let value: Value
  /// The position of the picture in its facet.
  public let slot: ImageSlot

  /// Reads an image; `nil` for "", null and other values that are not images.
  package init?(_ value: Value, in slot: ImageSlot = .main) {
    switch value.kind {
    case .string where !value.isEmptyString, .object: self.value = value
    default: return nil
    }
    self.slot = slot
  }

  /// Reads an image that stands under `remote`, as in the data of goods and covers; `nil` without an address.
  package init?(remote value: Value) {
    guard let remote = value["remote"] else { return nil }
    self.init(remote)
    if uri == nil { return nil }
  }

  public var uri: String? { value.kind == .object ? value.text(.uri) : bareName.flatMap { isURI($0) ? $0 : nil } }
  /// The name of an icon: `dashpass-badge`.
  public var local: String? { value.kind == .object ? value.text(.local) : bareName.flatMap { isURI($0) ? nil : $0 } }
  /// The alt text, which on a banner is the only text.
  public var placeholder: String? { value.text(.placeholder) }
  public var style: ImageStyle { ImageStyle(value.text(.style)) }
  public var videoURI: String? { value.text(.videoUri) }
  /// The action of a click on the picture itself. Web backends send null if there is none.
  public var click: Action? {
    value.kind == .object ? value[.events].flatMap { FacetEvents(value: $0).click } : nil
  }

  /// Whether all fields that could be shown are absent.
  package var isEmpty: Bool {
    value.kind == .object
      && !(value.hasContent(.uri) || value.hasContent(.local) || value.hasContent(.placeholder)
        || value.hasContent(.videoUri))
  }

  private var bareName: String? { value.lenientString }

  private func isURI(_ name: String) -> Bool { name.uriScheme != nil }
}
