import JSON

/// One picture: fetched from somewhere, or an icon that the client has itself.
public struct FacetImage: Hashable, Sendable {
  public let uri: String?
  /// The name of an icon: `dashpass-badge`.
  public let local: String?
  /// Alt text: on a banner the only human words there are.
  public let placeholder: String?
  public let style: ImageStyle
  public let videoURI: String?

  /// An image object, or a string: a uri if it has a scheme, else the name of an icon. `nil` for "" and null.
  init?(_ value: Value) {
    switch value.kind {
    case .string:
      guard let name = value.lenientString else { return nil }
      let isURI = name.contains("://")
      uri = isURI ? name : nil
      local = isURI ? nil : name
      placeholder = nil
      style = .unspecified
      videoURI = nil
    case .object:
      uri = value.text(.uri)
      local = value.text(.local)
      placeholder = value.text(.placeholder)
      style = ImageStyle(value.text(.style))
      videoURI = value.text(.videoUri)
    default:
      return nil
    }
  }
}
