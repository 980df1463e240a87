/// The number of colours of a terminal.
public enum Depth: String, Hashable, Sendable, CaseIterable {
  case truecolor
  case palette256 = "256"
  case palette16 = "16"
  /// No colours. Attributes show the differences instead.
  case monochrome = "mono"
}
