import FacetModel
import ViewTree

/// Maps component ids to the descriptors that draw them.
public struct FacetFactory: Sendable {
  private let descriptors: [String: ComponentDescriptor]
  private let fallbacks: [ComponentCategory: ComponentDescriptor]

  /// The error for two components with one id: a programming mistake, found at start.
  public struct DuplicateComponent: Error, Equatable {
    public let id: String
  }

  /// Creates a factory. `own` are a brand's components, which are added or replace those with the same id.
  /// `fallbacks` draw unknown components of their category; by default there are none.
  public init(
    _ descriptors: [ComponentDescriptor], joinedBy own: [ComponentDescriptor] = [],
    fallbacks: [ComponentCategory: ComponentDescriptor] = [:]
  ) throws(DuplicateComponent) {
    var table = try Self.table(descriptors)
    if !own.isEmpty { table.merge(try Self.table(own)) { _, own in own } }
    self.descriptors = table
    self.fallbacks = fallbacks
  }

  private static func table(
    _ descriptors: [ComponentDescriptor]
  ) throws(DuplicateComponent) -> [String: ComponentDescriptor] {
    var table: [String: ComponentDescriptor] = [:]
    for descriptor in descriptors where table.updateValue(descriptor, forKey: descriptor.id) != nil {
      throw DuplicateComponent(id: descriptor.id)
    }
    return table
  }

  /// Creates a factory from the shared library and a brand's components. If ids are equal, the last one counts, and a
  /// brand's component counts before one of the library.
  public init(
    libraryJoinedBy own: [ComponentDescriptor], fallbacks: [ComponentCategory: ComponentDescriptor] = [:]
  ) {
    var table: [String: ComponentDescriptor] = [:]
    for descriptor in ComponentLibrary.descriptors { table[descriptor.id] = descriptor }
    for descriptor in own { table[descriptor.id] = descriptor }
    descriptors = table
    self.fallbacks = fallbacks
  }

  public func descriptor(for id: String) -> ComponentDescriptor? {
    descriptors[id]
  }

  /// Returns the descriptor of a component, or the fallback of its category if the client does not know the component.
  func descriptor(for component: ComponentReference, in client: Capabilities) -> ComponentDescriptor? {
    let known = descriptors[component.id]
    guard !fallbacks.isEmpty else { return known }
    if let known, known.since <= client.version { return known }
    return ComponentCategory(rawValue: component.category).flatMap { fallbacks[$0] } ?? known
  }

  /// Whether unknown components of known categories are drawn.
  public var hasFallbacks: Bool { !fallbacks.isEmpty }

  /// Returns `nil` for an unknown component.
  public func makeView(for facet: Facet, in context: ViewContext) -> (any FacetView)? {
    descriptor(for: facet.component, in: context.client)?.makeView(facet, context)
  }

  /// The capabilities of this client, made from the same descriptors that draw.
  public var capabilities: Capabilities {
    var capabilities = Capabilities(descriptors.values.map(\.capability))
    for (category, plain) in fallbacks { capabilities.standIns[category.rawValue] = plain.capability }
    return capabilities
  }

  /// All descriptors by category and id, which is the order of the catalogue and the manifest.
  public var all: [ComponentDescriptor] {
    descriptors.values.sorted { ($0.category.rawValue, $0.id) < ($1.category.rawValue, $1.id) }
  }
}
