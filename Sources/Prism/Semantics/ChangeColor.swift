/// The colours that mark the changes of a reload for a moment.
public enum ChangeColor: String, Hashable, Sendable, CaseIterable {
  case inserted, updated, removed
}
