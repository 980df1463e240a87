/// The one right thing to write at the place of a finding, where there is only one.
public enum Correction: Hashable, Sendable {
  /// The name of the key whose value stands there.
  case key(String)
  /// The number that stands there.
  case number(Int)
}
