/// The colours for stores that take orders and stores that do not.
public enum StatusColor: String, Hashable, Sendable, CaseIterable {
  case open, closed
}
