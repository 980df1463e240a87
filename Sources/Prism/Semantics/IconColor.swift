/// Icons that stand beside words.
public enum IconColor: String, Hashable, Sendable, CaseIterable {
  case primary, subdued, brand
  /// A heart that is filled.
  case saved
  case dashPass
}
