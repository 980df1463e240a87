/// One figure.
struct Row {
  /// The input: `1MB`.
  let scenario: String
  /// Who or what was measured: `facet`, `facet peak memory`.
  let what: String
  let value: Double
  let unit: String
}
