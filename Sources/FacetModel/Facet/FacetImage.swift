import JSON

/// One picture: fetched from somewhere, or an icon that the client has itself.
///
/// An image object, or a string: a uri if it has a scheme, else the name of an icon.
public struct FacetImage {
  private let value: Value
  /// Its place among the pictures of its facet.
  public let slot: ImageSlot

  /// `nil` for "", null and what can be no picture.
  init?(_ value: Value, in slot: ImageSlot = .main) {
    switch value.kind {
    case .string where !value.isEmptyString, .object: self.value = value
    default: return nil
    }
    self.slot = slot
  }

  public var uri: String? { value.kind == .object ? value.text(.uri) : bareName.flatMap { isURI($0) ? $0 : nil } }
  /// The name of an icon: `dashpass-badge`.
  public var local: String? { value.kind == .object ? value.text(.local) : bareName.flatMap { isURI($0) ? nil : $0 } }
  /// Alt text: on a banner the only human words there are.
  public var placeholder: String? { value.text(.placeholder) }
  public var style: ImageStyle { ImageStyle(value.text(.style)) }
  public var videoURI: String? { value.text(.videoUri) }
  /// What a click on the picture itself asks for; web backends spell it out as null where it asks for nothing.
  public var click: Action? {
    value.kind == .object ? value[.events].flatMap { FacetEvents(value: $0).click } : nil
  }

  /// Whether all that it could show or say is absent.
  var isEmpty: Bool {
    value.kind == .object
      && !(value.says(.uri) || value.says(.local) || value.says(.placeholder) || value.says(.videoUri))
  }

  private var bareName: String? { value.lenientString }

  private func isURI(_ name: String) -> Bool { name.uriScheme != nil }
}
