/// A light or a dark colour scheme.
public enum Scheme: String, Hashable, Sendable, CaseIterable {
  case light, dark
}
