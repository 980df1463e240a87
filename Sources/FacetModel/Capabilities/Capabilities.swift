/// The components and features that a client understands: the current client, an older one, or a future one.
public struct Capabilities: Sendable {
  public let components: [String: ComponentCapability]
  /// The version of the client. Components and features of later versions count as unknown, but their version can be
  /// named.
  public let version: SemanticVersion
  /// Hosts, besides the brands' own, whose pages belong to the current source.
  public var sourceHosts: Set<String> = []
  /// The components that are drawn in place of unknown ones, by category. Empty unless the user asks for it, because a
  /// view that guesses a component's meaning is rarely better than no view.
  public var standIns: [String: ComponentCapability] = [:]

  /// The version of the wire format that this client supports in full.
  public static let current = SemanticVersion(6, 1, 0)

  /// The features of the version. They are compared once, because every card asks.
  private let features: [Feature]

  public init(_ components: [ComponentCapability], version: SemanticVersion = current) {
    self.components = Dictionary(components.map { ($0.id, $0) }) { first, _ in first }
    self.version = version
    features = Feature.allCases.filter { $0.since <= version }
  }

  /// Returns the capabilities of this client at another version.
  public func asOf(_ version: SemanticVersion) -> Capabilities {
    var older = Capabilities(Array(components.values), version: version)
    older.sourceHosts = sourceHosts
    older.standIns = standIns
    return older
  }

  /// Returns the component that is drawn for unknown components of a category; `nil` where there is none.
  func standIn(for category: String) -> ComponentCapability? {
    guard !standIns.isEmpty, let plain = standIns[category], plain.since <= version else { return nil }
    return plain
  }

  public func understands(_ feature: Feature) -> Bool {
    features.contains(feature)
  }
}

extension Capabilities {
  /// Every version that introduced a component or feature, the oldest first, and the current version.
  public var knownVersions: [SemanticVersion] {
    Set(components.values.map(\.since) + Feature.allCases.map(\.since) + [Self.current]).sorted()
  }
}
