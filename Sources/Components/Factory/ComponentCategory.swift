import ViewTree

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

  /// How children are placed where the component says nothing else.
  var arrangement: Arrangement {
    switch self {
    case .carousel: .carousel
    case .grid: .grid
    case .list, .container: .stack
    case .header, .headerInteractive, .card, .row, .button, .filter, .image, .divider, .retailItemCard: .embedded
    }
  }

  /// Whether several of them stand beside each other on a wide page.
  var sharesWidth: Bool {
    switch self {
    case .card, .row, .retailItemCard: true
    case .header, .headerInteractive, .carousel, .list, .grid, .container, .button, .filter, .image, .divider: false
    }
  }

  /// Whether it does something of its own.
  var isControl: Bool {
    switch self {
    // Goods can be added to the order without a click of their facet.
    case .filter, .button, .headerInteractive, .retailItemCard: true
    case .header, .carousel, .list, .grid, .container, .card, .row, .image, .divider: false
    }
  }
}
