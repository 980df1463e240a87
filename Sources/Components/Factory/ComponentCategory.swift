import ViewTree

/// The category of a component, with its name on the wire.
public enum ComponentCategory: String, CaseIterable, Sendable {
  case header
  case headerInteractive = "header-interactive"
  case carousel, list, grid, container
  case card, row, button, filter, image, divider
  case retailItemCard = "card.retail_item"

  /// Whether a component of the category shows nothing without children.
  public var isContainer: Bool {
    switch self {
    case .carousel, .list, .grid, .container: true
    case .header, .headerInteractive, .card, .row, .button, .filter, .image, .divider, .retailItemCard: false
    }
  }

  /// The placement of children, for components that do not choose another.
  var arrangement: Arrangement {
    switch self {
    case .carousel: .carousel
    case .grid: .grid
    case .list, .container: .stack
    case .header, .headerInteractive, .card, .row, .button, .filter, .image, .divider, .retailItemCard: .embedded
    }
  }

  /// Whether several components of the category are side by side on a wide page.
  var sharesWidth: Bool {
    switch self {
    case .card, .row, .retailItemCard: true
    case .header, .headerInteractive, .carousel, .list, .grid, .container, .button, .filter, .image, .divider: false
    }
  }

  /// Whether the user can operate a component of the category without an action of its facet.
  var isControl: Bool {
    switch self {
    // An item can be added to the order even if its facet has no action.
    case .filter, .button, .headerInteractive, .retailItemCard: true
    case .header, .carousel, .list, .grid, .container, .card, .row, .image, .divider: false
    }
  }
}
