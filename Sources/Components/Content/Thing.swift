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
    case QuantityStepper.id: self.init(FacetReader(facet, QuantityStepper.reads), .own)
    case RetailItemCard.id: self.init(FacetReader(facet, RetailItemCard.reads), .inside("quantity_stepper"))
    default: return nil
    }
  }

  /// The members of `custom` that say how many of it there are.
  enum Fields {
    /// A stepper's own.
    case own
    /// Those of an object in `custom`.
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

  /// The number of it, or what that becomes with so many more, within its bounds. `nil` until the first one is added.
  public func quantity(in state: ClientState, adding count: Int = 0) -> Int? {
    let now = state.quantities[id] ?? startQuantity
    guard count != 0, count > 0 || now != nil else { return now }
    return min(mostQuantity, max(0, (now ?? 0) + count))
  }
}
