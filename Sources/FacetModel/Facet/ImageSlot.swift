/// The position of a picture in its facet.
public enum ImageSlot: Hashable, Sendable {
  case main, icon, background, accessory
  /// A picture under its key in `images.custom`.
  case custom(String)

  /// The path on the wire: `main`, `custom.left`.
  public var path: String {
    switch self {
    case .main: "main"
    case .icon: "icon"
    case .background: "background"
    case .accessory: "accessory"
    case .custom(let key): "custom.\(key)"
    }
  }
}
