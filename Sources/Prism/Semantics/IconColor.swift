/// The colours of icons beside text.
public enum IconColor: String, Hashable, Sendable, CaseIterable {
  case primary, subdued, brand
  /// A filled heart.
  case saved
  case dashPass
}
