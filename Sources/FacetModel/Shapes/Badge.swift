import JSON

/// A tag on a card or row.
public struct Badge: Hashable, Sendable {
  public let text: String
  public let type: String?
  public let backgroundColor: String?
  public let placement: String?
  public let tagSize: String?
  public let tagStyle: String?
  public let tagType: String?
  public let textStyle: String?
  public let leadingIcon: String?
  public let trailingIcon: String?
  public let isDashPass: Bool

  /// Reads a badge; `nil` without a text, because only the text is shown.
  public init?(_ value: Value) {
    guard let text = value["text"]?.lenientString, text.unicodeScalars.contains(where: { !$0.properties.isWhitespace })
    else { return nil }
    func field(_ key: String) -> String? { value[key]?.lenientString }
    self.text = text
    type = field("type")
    backgroundColor = field("background_color")
    placement = field("placement")
    tagSize = field("dls_tag_size")
    tagStyle = field("dls_tag_style")
    tagType = field("dls_tag_type")
    textStyle = field("dls_text_style")
    leadingIcon = field("leading_icon").flatMap { $0 == "none" ? nil : $0 }
    trailingIcon = field("trailing_icon").flatMap { $0 == "none" ? nil : $0 }
    isDashPass = value["is_dashpass"]?.lenientBool ?? false
  }

  /// The greatest number of badges that are read, more than a card has room for.
  public static let most = 128

  public static func list(_ value: Value?) -> [Badge] {
    value?.elements.first(most, as: Badge.init) ?? []
  }
}
