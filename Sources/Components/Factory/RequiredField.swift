import FacetModel
import JSON

/// A field without which a component has nothing to show or do. Of several alternatives one is enough.
public struct RequiredField: Sendable {
  public let alternatives: [ReadField]

  public init(_ alternatives: ReadField...) {
    self.alternatives = alternatives
  }

  /// The paths as text: `text.title`, or `custom.item_data or custom.price_name_info`.
  public var description: String { alternatives.map(\.path).joined(separator: " or ") }

  public func isMet(by facet: Facet) -> Bool {
    alternatives.contains { $0.isPresent(in: facet) }
  }
}

extension ReadField {
  /// Whether a facet has a value in the field.
  func isPresent(in facet: Facet) -> Bool {
    switch self {
    case .text(let field): FacetReader(facet, .words).text[field] != nil
    case .textCustom(let key): facet.text.custom[key] != nil
    case .image(.main): facet.images.main != nil
    case .image(.icon): facet.images.icon != nil
    case .image(.background): facet.images.background != nil
    case .image(.accessory): facet.images.accessory != nil
    case .imageCustom(let key): facet.images.custom.contains { $0.key == key }
    case .custom(let key): facet.custom[key].map { !$0.holdsNothing } ?? false
    case .style(.sizeClass): facet.style.sizeClass != nil
    case .style(.dlsType): facet.style.dlsType != nil
    case .click: facet.events.click != nil
    case .children: !facet.children.isEmpty
    case .parentText: facet.parent != nil
    case .parentCustom(let key): facet.parent?.custom[key] != nil
    }
  }
}
