/// The two sides of a thing that brings its own ground.
public enum ColorPart: String, Hashable, Sendable, CaseIterable {
  case foreground, background
}
