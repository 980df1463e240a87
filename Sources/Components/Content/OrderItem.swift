import FacetModel
import JSON

/// An item that can be ordered, and its quantity.
public struct OrderItem: Hashable, Sendable {
  /// The id of the item, which is the same wherever it appears on a page.
  public let id: String
  /// The quantity that the response names; `nil` if it names none, so that none is added yet.
  public let startQuantity: Int?
  public let mostQuantity: Int

  /// The highest quantity that can be chosen with the keys.
  private static let highest = 999

  /// Returns `nil` for a facet that has no quantity.
  public init?(_ facet: Facet) {
    switch facet.component.id {
    case QuantityStepper.id: self.init(FacetReader(facet, QuantityStepper.reads), .own)
    case RetailItemCard.id: self.init(FacetReader(facet, RetailItemCard.reads), .inside("quantity_stepper"))
    default: return nil
    }
  }

  /// The place of the quantity fields in `custom`.
  enum Fields {
    /// The members of `custom` itself, as in a stepper.
    case own
    /// The members of an object in `custom`.
    case inside(String)

    func callAsFunction(_ key: String, of facet: FacetReader) -> Value? {
      switch self {
      case .own: facet.custom[key]
      case .inside(let object): facet.custom[object]?[key]
      }
    }
  }

  init?(_ facet: FacetReader, _ field: Fields) {
    switch field {
    case .own: guard facet.custom.isObject else { return nil }
    case .inside(let object): guard facet.custom[object]?.kind == .object else { return nil }
    }
    id = field("item_id", of: facet)?.lenientString ?? facet.custom.string("item_id") ?? facet.id ?? ""
    mostQuantity = min(Self.highest, max(0, field("max_quantity", of: facet)?.lenientInt ?? Self.highest))
    startQuantity = field("default_quantity", of: facet)?.lenientInt.map { max(0, min(Self.highest, $0)) }
  }

  /// Returns the quantity after adding `count`, within its limits; `nil` until the first one is added.
  public func quantity(in state: ClientState, adding count: Int = 0) -> Int? {
    let now = state.quantities[id] ?? startQuantity
    guard count != 0, count > 0 || now != nil else { return now }
    return min(mostQuantity, max(0, (now ?? 0) + count))
  }
}
