import JSON

/// A component's id as a number: what is known of a component can be looked up without spelling it out for each facet.
public struct ComponentKey: Hashable, Sendable {
  let symbol: Symbol
}

extension Facet {
  public var componentKey: ComponentKey { ComponentKey(symbol: record.component) }
}
