/// How many colours there are to choose from.
public enum Depth: Sendable, CaseIterable {
  case truecolor, palette256
  /// Attributes alone carry what colour would.
  case monochrome
}
