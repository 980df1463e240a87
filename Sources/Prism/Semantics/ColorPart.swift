/// The two colours of an element with its own background.
public enum ColorPart: String, Hashable, Sendable, CaseIterable {
  case foreground, background
}
