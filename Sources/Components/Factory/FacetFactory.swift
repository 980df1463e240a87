import FacetModel
import ViewTree

/// Maps component ids to what draws them.
public struct FacetFactory: ViewMaking {
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

  public func view(for facet: Facet) -> any FacetView {
    descriptors[facet.component.id]?.makeView?(facet) ?? PlainView(facet)
  }

  /// What this client understands, made from the same descriptors that draw.
  public var capabilities: Capabilities {
    Capabilities(descriptors.values.map(\.capability))
  }
}
