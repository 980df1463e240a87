import JSON

extension FacetRecord {
  /// The positions of the children in the order of the tree.
  var childRange: Range<Int> {
    Int(firstChild)..<Int(firstChild) + Int(childCount)
  }

  /// Returns the place of a part; the place of the root if the part is absent.
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
