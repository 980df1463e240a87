import FacetModel
import Wording

/// What a facet does by itself, whatever its backend asks for.
public enum Control: Hashable, Sendable {
  case filter(Filter)
  case cuisine(CuisineChoice)
  case address
  case thing(Thing)

  /// `nil` for what only does what its action says.
  public init?(_ facet: Facet, in words: Words) {
    if let filter = Filter(facet, in: words) {
      self = .filter(filter)
    } else if let cuisine = CuisineChoice(facet) {
      self = .cuisine(cuisine)
    } else if let thing = Thing(facet) {
      self = .thing(thing)
    } else if facet.component.id == AddressPicker.id {
      self = .address
    } else {
      return nil
    }
  }
}
