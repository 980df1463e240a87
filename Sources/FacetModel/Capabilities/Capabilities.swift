/// What a client understands, as a value: of today's, of an older one, of one yet to come.
public struct Capabilities: Sendable {
  public let components: [String: ComponentCapability]
  /// The version whose knowledge counts; what came later is as good as unknown, but its version can be named.
  public let version: SemanticVersion
  /// Hosts, besides the brands' own, whose pages belong to the source at hand.
  public var sourceHosts: Set<String> = []
  /// The components that stand in for unknown ones, by the category of both. None, unless the user wants it: a view that
  /// guesses what a component means is rarely better than no view.
  public var standIns: [String: ComponentCapability] = [:]

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
    older.standIns = standIns
    return older
  }

  /// The component that stands in for those of a category; `nil` where none is wanted, or this client knows none.
  func standIn(for category: String) -> ComponentCapability? {
    guard !standIns.isEmpty, let plain = standIns[category], plain.since <= version else { return nil }
    return plain
  }

  public func understands(_ feature: Feature) -> Bool {
    feature.since <= version
  }
}
