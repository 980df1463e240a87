/// A button's style as backends send it: `dls_type` is the emphasis, `size_class` the size.
public struct WireButton: Hashable, Sendable {
  public enum Emphasis: Hashable, Sendable {
    case primary, secondary, tertiary
  }

  public enum Size: Hashable, Sendable {
    case small, medium, large
  }

  public let emphasis: Emphasis
  public let size: Size
  public let unknown: [String]

  public init(dlsType: String?, sizeClass: String?) {
    var unknown: [String] = []
    let type = WireToken(dlsType ?? "", droppingAnyOf: Self.typePrefixes)
    switch type.meaning.first {
    case "primary"?: emphasis = .primary
    case "tertiary"?, "text"?, "flat"?: emphasis = .tertiary
    case "secondary"?: emphasis = .secondary
    default:
      emphasis = .secondary
      if !type.isUnspecified { unknown.append(dlsType ?? "") }
    }
    let size = WireToken(sizeClass ?? "", droppingAnyOf: Self.sizePrefixes)
    switch size.meaning.first {
    case "small"?, "compact"?: self.size = .small
    case "large"?: self.size = .large
    case "medium"?, "regular"?: self.size = .medium
    default:
      self.size = .medium
      if !size.isUnspecified { unknown.append(sizeClass ?? "") }
    }
    self.unknown = unknown
  }

  /// The words that a known type and a known size begin with, behind a prefix.
  package static let typeWords = ["primary", "secondary", "tertiary", "text", "flat"]
  package static let sizeWords = ["small", "compact", "medium", "regular", "large"]

  package static let typePrefixes = [["dls", "type", "button"], ["dls", "type"], ["button"]]
  package static let sizePrefixes = [["size", "class"], ["size"]]
}
