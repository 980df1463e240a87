/// What kind of thing a component is, as the wire calls it.
public enum ComponentCategory: String, CaseIterable, Sendable {
  case header
  case headerInteractive = "header-interactive"
  case carousel, list, grid, container
  case card, row, button, filter, image, divider
  case retailItemCard = "card.retail_item"

  /// Nothing without its children.
  public var isContainer: Bool {
    switch self {
    case .carousel, .list, .grid, .container: true
    case .header, .headerInteractive, .card, .row, .button, .filter, .image, .divider, .retailItemCard: false
    }
  }
}
