extension Capabilities {
  /// Every version that introduced a component or feature, the oldest first, and the current version.
  public var knownVersions: [SemanticVersion] {
    Set(components.values.map(\.since) + Feature.allCases.map(\.since) + [Self.current]).sorted()
  }
}
