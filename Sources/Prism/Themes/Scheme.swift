/// Dark words on a light ground, or the other way round.
public enum Scheme: String, Hashable, Sendable, CaseIterable {
  case light, dark
}
