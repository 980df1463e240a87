import FacetModel
import Wording

/// The effect of operating a facet, independent of its action.
public enum Control: Hashable, Sendable {
  case filter(Filter)
  case cuisine(CuisineChoice)
  case address
  case orderItem(OrderItem)

  /// Returns `nil` for a facet that has only its action.
  public init?(_ facet: Facet, in words: Words) {
    if let filter = Filter(facet, in: words) {
      self = .filter(filter)
    } else if let cuisine = CuisineChoice(facet) {
      self = .cuisine(cuisine)
    } else if let item = OrderItem(facet) {
      self = .orderItem(item)
    } else if facet.component.id == AddressPicker.id {
      self = .address
    } else {
      return nil
    }
  }
}
