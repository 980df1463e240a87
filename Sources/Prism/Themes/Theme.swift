import Text

/// A brand's values, resolved once for a scheme, a contrast and a depth. Drawing only looks values up.
public struct Theme: Sendable {
  public let depth: Depth
  public let icons: IconSet
  /// The contrast that the values were made for. Colours that are computed while drawing have it, too.
  public var contrast: ContrastLevel { values.contrast }
  private let values: ThemeValues
  private let colors: [Color: ResolvedColor]
  let readableStyles = ReadableStyles()

  /// Whether this is a copy of another theme. Equal themes that were made apart are not found.
  public func isCopy(of other: Theme) -> Bool { readableStyles === other.readableStyles }

  public init(_ values: ThemeValues, depth: Depth, usesASCII: Bool = false) {
    self.values = values
    self.depth = depth
    icons = IconSet(values.icons, usesASCII: usesASCII)
    var colors: [Color: ResolvedColor] = [:]
    colors.reserveCapacity(values.colors.count)
    for (color, shade) in values.colors {
      colors[color] = Self.resolve(color, shade, depth, values.contrast)
    }
    self.colors = colors
  }

  /// Returns the colour for a depth: the value itself, the nearest of the 240 fixed palette entries, a colour chosen by
  /// meaning, or none. The user decides the values of the first sixteen. So high contrast takes none of them: the
  /// terminal's own letters and ground are the pair that is readable everywhere.
  private static func resolve(
    _ color: Color, _ shade: ThemeValues.Shade, _ depth: Depth, _ contrast: ContrastLevel
  ) -> ResolvedColor {
    switch depth {
    case .palette16 where contrast == .high: .terminalDefault
    case .truecolor: .rgb(shade.rgb)
    case .palette256: .indexed(shade.palette256 ?? Palette256.nearest(to: shade.rgb))
    case .palette16: shade.palette16 ?? color.ansi.map { .indexed($0.rawValue) } ?? .terminalDefault
    case .monochrome: .terminalDefault
    }
  }

  /// Returns the brand's value of a colour, before it is reduced to the terminal's depth.
  public func value(of color: Color) -> RGB? { values.colors[color]?.rgb }

  public subscript(color: Color) -> ResolvedColor { colors[color] ?? .terminalDefault }

  /// Returns the style of text on a background, in its own colour or another.
  public func style(
    _ typography: Typography, _ color: Color? = nil, on background: Color = .background(.primary)
  ) -> ResolvedStyle {
    style(color ?? typography.color, on: background, adding: look(typography).attributes)
  }

  /// Returns the style of a mark or a background.
  public func style(
    _ foreground: Color, on background: Color = .background(.primary), adding attributes: TextAttributes = []
  ) -> ResolvedStyle {
    var attributes = attributes
    if depth == .palette16 || depth == .monochrome {
      // A background colour used as a foreground, as half blocks draw edges, is a colour like any other. Only the
      // background behind text can be reversed.
      attributes.formUnion(foreground.fallbackAttributes.subtracting(.reverse))
      attributes.formUnion(background.fallbackAttributes)
    }
    if depth == .palette16, self[background] != .terminalDefault {
      // At this depth the colours show the difference that reversing shows without colours.
      attributes.remove(.reverse)
    }
    if contrast == .high {
      // Terminals make dim letters by mixing them with the ground, each in its own way.
      attributes.remove(.dim)
    }
    return ResolvedStyle(foreground: self[foreground], background: self[background], attributes: attributes)
  }

  public func fill(_ background: Color) -> ResolvedStyle {
    style(.text(.primary), on: background)
  }

  public func look(_ typography: Typography) -> TextLook { values.looks[typography] ?? TextLook() }

  public func spacing(_ spacing: Spacing) -> CellSpacing { values.spacings[spacing] ?? CellSpacing(points: 0) }
}
