import JSON

/// The style that a backend asks for, in its own tokens. The design language interprets them.
public struct FacetStyle {
  package let value: Value?

  /// A token (`COLOR_BACKGROUND_PRIMARY`) or a hexadecimal colour.
  public var backgroundColor: String? { value?.text(.backgroundColor) }
  public var sizeClass: String? { value?.text(.sizeClass) }
  public var dlsType: String? { value?.text(.dlsType) }
  public var spacing: WireLength? { value?[.spacing].flatMap(WireLength.init) }
  public var padding: WireEdges? { value?[.padding].flatMap(WireEdges.init) }
  public var border: WireBorder? { value?[.border].flatMap(WireBorder.init) }
  /// Whether a section header stays at the top of the screen, which is the default.
  public var isSticky: Bool { !(value?[.isNotSticky]?.lenientBool ?? false) }
}

/// A line around a facet.
public struct WireBorder: Hashable, Sendable {
  public let color: String?
  public let width: WireLength?
  public let style: String?

  init?(_ value: Value) {
    guard value.kind == .object else { return nil }
    color = value.text(.color)
    width = value[.width].flatMap(WireLength.init)
    style = value.text(.style)
  }
}
