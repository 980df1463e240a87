/// The place among a facet's pictures that one of them has.
public enum ImageSlot: Hashable, Sendable {
  case main, icon, background, accessory
  /// By its key in `images.custom`.
  case custom(String)

  /// As it stands on the wire: `main`, `custom.left`.
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
