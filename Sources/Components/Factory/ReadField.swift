/// A part of a facet that a component looks at.
public enum ReadField: Hashable, Sendable {
  case text(Text)
  case textCustom(String)
  case image(Image)
  case imageCustom(String)
  case custom(String)
  case style(Style)
  case click
  case children

  public enum Text: String, CaseIterable, Sendable {
    case title, subtitle, accessory, description, annotation
  }

  public enum Image: String, CaseIterable, Sendable {
    case main, icon, background, accessory
  }

  public enum Style: String, CaseIterable, Sendable {
    case sizeClass = "size_class"
    case dlsType = "dls_type"
  }

  /// As it stands on the wire: `text.custom.delivery_fee_string`.
  public var path: String {
    switch self {
    case .text(let text): "text.\(text.rawValue)"
    case .textCustom(let key): "text.custom.\(key)"
    case .image(let image): "images.\(image.rawValue)"
    case .imageCustom(let key): "images.custom.\(key)"
    case .custom(let key): "custom.\(key)"
    case .style(let style): "style.\(style.rawValue)"
    case .click: "events.click"
    case .children: "children"
    }
  }
}

extension [ReadField] {
  public static func texts(_ texts: ReadField.Text...) -> [ReadField] { texts.map(ReadField.text) }
  public static func textCustom(_ keys: String...) -> [ReadField] { keys.map(ReadField.textCustom) }
  public static func images(_ images: ReadField.Image...) -> [ReadField] { images.map(ReadField.image) }
  public static func imageCustom(_ keys: String...) -> [ReadField] { keys.map(ReadField.imageCustom) }
  public static func custom(_ keys: String...) -> [ReadField] { keys.map(ReadField.custom) }
  public static func style(_ styles: ReadField.Style...) -> [ReadField] { styles.map(ReadField.style) }
  public static var click: [ReadField] { [.click] }
  public static var children: [ReadField] { [.children] }
}
