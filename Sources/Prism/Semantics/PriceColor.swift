/// What things cost.
public enum PriceColor: String, Hashable, Sendable, CaseIterable {
  case regular
  /// Less than it used to be.
  case sale
}
