/// Whether a place takes orders.
public enum StatusColor: String, Hashable, Sendable, CaseIterable {
  case open, closed
}
