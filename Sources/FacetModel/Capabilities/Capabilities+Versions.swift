extension Capabilities {
  /// Every version that brought something, the oldest first, and today's.
  public var knownVersions: [SemanticVersion] {
    Set(components.values.map(\.since) + Feature.allCases.map(\.since) + [Self.current]).sorted()
  }
}
