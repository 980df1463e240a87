/// The colours of prices.
public enum PriceColor: String, Hashable, Sendable, CaseIterable {
  case regular
  /// A reduced price.
  case sale
}
