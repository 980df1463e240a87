/// One figure.
struct Row {
  /// The input: `1MB`.
  let scenario: String
  /// The measured program and quantity: `facet`, `facet peak memory`.
  let what: String
  let value: Double
  let unit: String
}
