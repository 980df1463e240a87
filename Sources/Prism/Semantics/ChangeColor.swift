/// What a reload brought, marked for a moment.
public enum ChangeColor: String, Hashable, Sendable, CaseIterable {
  case inserted, updated, removed
}
