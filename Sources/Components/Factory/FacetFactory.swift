import FacetModel
import ViewTree

/// Maps component ids to what draws them.
public struct FacetFactory: Sendable {
  private let descriptors: [String: ComponentDescriptor]
  private let fallbacks: [ComponentCategory: ComponentDescriptor]

  /// Two components with one id: a mistake of ours, found at start.
  public struct DuplicateComponent: Error, Equatable {
    public let id: String
  }

  /// `own` are a brand's components, beside the others or in the place of those with the same id. `fallbacks` draw
  /// components of their category whose ids are unknown; there are none unless they are asked for.
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

  /// The shared library and a brand's components. Of several with one id the last one counts, and the brand's before
  /// the library's.
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

  /// Where a client does not know the component, the one that stands in for those of its category.
  func descriptor(for component: ComponentReference, in client: Capabilities) -> ComponentDescriptor? {
    let known = descriptors[component.id]
    guard !fallbacks.isEmpty else { return known }
    if let known, known.since <= client.version { return known }
    return ComponentCategory(rawValue: component.category).flatMap { fallbacks[$0] } ?? known
  }

  /// Whether components of known categories are drawn whose ids are unknown.
  public var hasFallbacks: Bool { !fallbacks.isEmpty }

  /// `nil` for components that nobody here draws.
  public func makeView(for facet: Facet, in context: ViewContext) -> (any FacetView)? {
    descriptor(for: facet.component, in: context.client)?.makeView(facet, context)
  }

  /// What this client understands, made from the same descriptors that draw.
  public var capabilities: Capabilities {
    var capabilities = Capabilities(descriptors.values.map(\.capability))
    for (category, plain) in fallbacks { capabilities.standIns[category.rawValue] = plain.capability }
    return capabilities
  }

  /// By category, then id: the order of catalogue and manifest.
  public var all: [ComponentDescriptor] {
    descriptors.values.sorted { ($0.category.rawValue, $0.id) < ($1.category.rawValue, $1.id) }
  }
}
