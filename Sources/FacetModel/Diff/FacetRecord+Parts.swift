import JSON

extension FacetRecord {
  /// Where its children stand in the order.
  var childRange: Range<Int> {
    Int(firstChild)..<Int(firstChild) + Int(childCount)
  }

  /// Where a part stands; the place of the root is "absent".
  func place(of part: FacetParts) -> Value.Place {
    switch part {
    case .text: text
    case .images: images
    case .events: events
    case .custom: custom
    case .layout: layout
    case .style: style
    case .logging: logging
    default: .root
    }
  }
}
