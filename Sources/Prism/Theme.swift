/// A brand's values, resolved once for what the terminal at hand can show. Drawing looks up, it never decides.
public struct Theme: Sendable {
  private let colors: [Color: ResolvedColor]

  /// A meaning without a value keeps the terminal's own colour.
  public init(_ palette: Palette, depth: Depth) {
    var colors: [Color: ResolvedColor] = [:]
    for color in Color.allCases {
      switch (depth, palette[color]) {
      case (.truecolor, let value?): colors[color] = .rgb(value)
      case (.palette256, let value?): colors[color] = .indexed(Palette256.nearest(to: value))
      case (.monochrome, _), (_, nil): colors[color] = .terminalDefault
      }
    }
    self.colors = colors
  }

  public func style(_ typography: Typography, on background: Color.Background = .primary) -> ResolvedStyle {
    ResolvedStyle(
      foreground: self[typography.color], background: self[.background(background)],
      attributes: typography.attributes)
  }

  public func fill(_ background: Color.Background) -> ResolvedStyle {
    ResolvedStyle(background: self[.background(background)])
  }

  private subscript(color: Color) -> ResolvedColor { colors[color] ?? .terminalDefault }
}
