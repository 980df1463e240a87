/// A part of a facet that a component reads.
public enum ReadField: Hashable, Sendable {
  case text(Text)
  case textCustom(String)
  case image(Image)
  case imageCustom(String)
  case custom(String)
  case style(Style)
  case click
  case children
  /// Any text of the parent facet.
  case parentText
  /// A member of the parent facet's `custom`.
  case parentCustom(String)

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

  /// The path on the wire: `text.custom.delivery_fee_string`.
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
    case .parentText: "parent.text"
    case .parentCustom(let key): "parent.custom.\(key)"
    }
  }
}

extension ReadField.Text {
  var bit: UInt8 {
    switch self {
    case .title: 1
    case .subtitle: 2
    case .accessory: 4
    case .description: 8
    case .annotation: 16
    }
  }
}

extension ReadField.Image {
  var bit: UInt8 {
    switch self {
    case .main: 1
    case .icon: 2
    case .background: 4
    case .accessory: 8
    }
  }
}

extension ReadField.Style {
  var bit: UInt8 {
    switch self {
    case .sizeClass: 1
    case .dlsType: 2
    }
  }
}
