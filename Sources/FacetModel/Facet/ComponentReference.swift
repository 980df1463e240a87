import JSON

/// The component that a facet asks for. The category does not always match the id.
public struct ComponentReference: Hashable, Sendable {
  public let id: String
  public let category: String
}

/// A component's id as a number. Properties of a component are looked up by it without making a string for each facet.
public struct ComponentKey: Hashable, Sendable {
  let symbol: Symbol
}

extension Facet {
  public var componentKey: ComponentKey { ComponentKey(symbol: record.component) }
}
