/// The contrast that a user asks for.
public enum ContrastLevel: String, Hashable, Sendable, CaseIterable {
  case normal, high

  /// The least contrast ratio of a pair of colours. For text it is that of WCAG 2, 1.4.3 (level AA) and 1.4.6 (level
  /// AAA). For marks WCAG asks for 3 (1.4.11), and high contrast for more.
  public func least(for purpose: ColorPair.Purpose) -> Double {
    switch (self, purpose) {
    case (.normal, .text): 4.5
    case (.normal, .mark): 3
    case (.high, .text): 7
    case (.high, .mark): 4.5
    }
  }
}
