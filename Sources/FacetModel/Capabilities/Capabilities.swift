/// What a client understands, as a value: of today's, of an older one, of one yet to come.
public struct Capabilities: Sendable {
  public let components: [String: ComponentCapability]
  /// The version whose knowledge counts; what came later is as good as unknown, but its version can be named.
  public let version: SemanticVersion
  /// Hosts, besides the brands' own, whose pages belong to the source at hand.
  public var sourceHosts: Set<String> = []
  /// Categories whose components are drawn even where their ids are unknown. None, unless somebody wants it: a view
  /// that guesses what a component means is rarely better than no view.
  public var fallbackCategories: Set<String> = []

  /// The version of the wire that this client speaks in full.
  public static let current = SemanticVersion(6, 1, 0)

  public init(_ components: [ComponentCapability], version: SemanticVersion = current) {
    self.components = Dictionary(components.map { ($0.id, $0) }) { first, _ in first }
    self.version = version
  }

  /// The same client as it was.
  public func asOf(_ version: SemanticVersion) -> Capabilities {
    var older = Capabilities(Array(components.values), version: version)
    older.sourceHosts = sourceHosts
    older.fallbackCategories = fallbackCategories
    return older
  }

  public func understands(_ feature: Feature) -> Bool {
    feature.since <= version
  }
}
