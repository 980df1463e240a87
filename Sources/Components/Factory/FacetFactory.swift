import FacetModel
import ViewTree

/// Maps component ids to what draws them.
public struct FacetFactory: Sendable {
  private let descriptors: [String: ComponentDescriptor]

  /// Two components with one id: a mistake of ours, found at start.
  public struct DuplicateComponent: Error, Equatable {
    public let id: String
  }

  public init(_ descriptors: [ComponentDescriptor]) throws(DuplicateComponent) {
    var table: [String: ComponentDescriptor] = [:]
    for descriptor in descriptors where table.updateValue(descriptor, forKey: descriptor.id) != nil {
      throw DuplicateComponent(id: descriptor.id)
    }
    self.descriptors = table
  }

  public func descriptor(for id: String) -> ComponentDescriptor? {
    descriptors[id]
  }

  /// `nil` for components that nobody here draws.
  public func makeView(for facet: Facet, in context: ViewContext) -> (any FacetView)? {
    descriptors[facet.component.id]?.makeView(facet, context)
  }

  /// What this client understands, made from the same descriptors that draw.
  public var capabilities: Capabilities {
    Capabilities(descriptors.values.map(\.capability))
  }

  /// By category, then id: the order of catalogue and manifest.
  public var all: [ComponentDescriptor] {
    descriptors.values.sorted { ($0.category.rawValue, $0.id) < ($1.category.rawValue, $1.id) }
  }
}
