/// How many colours there are to choose from.
public enum Depth: String, Hashable, Sendable, CaseIterable {
  case truecolor
  case palette256 = "256"
  case palette16 = "16"
  /// Attributes alone carry what colour would.
  case monochrome = "mono"
}
