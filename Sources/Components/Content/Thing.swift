import FacetModel
import JSON

/// Something that can be ordered, and how many of it.
public struct Thing: Hashable, Sendable {
  /// The same wherever on a page it stands.
  public let id: String
  /// How many the wire says there are; `nil` where it says nothing, and so none has been added yet.
  public let startQuantity: Int?
  public let mostQuantity: Int

  /// Nobody orders more by pressing a key.
  private static let highest = 999

  /// `nil` for what cannot be counted.
  public init?(_ facet: Facet) {
    switch facet.component.id {
    case QuantityStepper.id: self.init(facet.custom.object, of: facet)
    case RetailItemCard.id: self.init(facet.custom["quantity_stepper"], of: facet)
    default: return nil
    }
  }

  init?(_ stepper: Value?, of facet: Facet) {
    guard let stepper, stepper.kind == .object else { return nil }
    id = stepper["item_id"]?.lenientString ?? facet.custom.string("item_id") ?? facet.id ?? ""
    mostQuantity = min(Self.highest, max(0, stepper["max_quantity"]?.lenientInt ?? Self.highest))
    startQuantity = stepper["default_quantity"]?.lenientInt.map { max(0, min(Self.highest, $0)) }
  }

  /// The number of it, or what that becomes with so many more, within its bounds. `nil` until the first one is added.
  public func quantity(in state: ClientState, adding count: Int = 0) -> Int? {
    let now = state.quantities[id] ?? startQuantity
    guard count != 0, count > 0 || now != nil else { return now }
    return min(mostQuantity, max(0, (now ?? 0) + count))
  }
}
