extension Theme {
  /// Returns the style of text on a background. Two meanings that belong together are looked up. If a backend chose
  /// either of them, the text colour is moved to the nearest readable colour.
  public func style(_ typography: Typography, _ paint: Paint?, on ground: Paint) -> ResolvedStyle {
    style(paint ?? .meaning(typography.color), on: ground, adding: look(typography).attributes)
  }

  public func style(_ paint: Paint, on ground: Paint, adding attributes: TextAttributes = []) -> ResolvedStyle {
    let style = style(paint.meaning, on: ground.meaning, adding: attributes)
    guard depth == .truecolor || depth == .palette256 else {
      return paint.isOfBadge ? style.readable(contrast.least(for: .text)) : style
    }
    if case .meaning(let color) = paint, case .meaning(let groundColor) = ground,
      (groundColor.isOfThePage && !paint.isOfBadge) || ColorPair.isDeclared(color, on: groundColor)
    {
      return style
    }
    let key = ReadableStyles.Key(paint: paint, ground: ground, attributes: attributes)
    return readableStyles.style(for: key) { readable(style, paint, on: ground) }
  }

  /// Returns a style whose text colour is readable on the ground.
  private func readable(_ style: ResolvedStyle, _ paint: Paint, on ground: Paint) -> ResolvedStyle {
    guard let groundRGB = rgb(ground), let wanted = rgb(paint) else { return style }
    var style = style
    let least = contrast.least(for: .text)
    style.background = ground.isRaw ? resolved(ground: groundRGB) : style.background
    style.foreground = resolved(words: wanted, on: known(style.background) ?? groundRGB, least)
    return style
  }

  /// Returns the style of the background alone.
  public func fill(_ ground: Paint) -> ResolvedStyle {
    style(.meaning(.text(.primary)), on: ground)
  }

  private func rgb(_ paint: Paint) -> RGB? {
    switch paint {
    case .meaning(let color): known(self[color])
    case .raw(let rgb, _): rgb
    }
  }

  private func known(_ color: ResolvedColor) -> RGB? {
    switch color {
    case .rgb(let rgb): rgb
    case .indexed(let index): Palette256.color(index)
    case .terminalDefault: nil
    }
  }

  /// Returns the nearest colour of words that has the contrast on a ground. A palette has few colours, so that nearest to
  /// a readable one may be unreadable itself.
  private func resolved(words: RGB, on ground: RGB, _ least: Double) -> ResolvedColor {
    let readable = words.readable(on: ground, ratio: least)
    guard depth == .palette256 else { return .rgb(readable) }
    // In high contrast, no colour at all may have it on a ground of the brand.
    let reachable = min(least, Contrast.ratio(readable, ground))
    return .indexed(Palette256.nearest(to: readable) { Contrast.ratio($0, ground) >= reachable })
  }

  private func resolved(_ rgb: RGB) -> ResolvedColor {
    depth == .palette256 ? .indexed(Palette256.nearest(to: rgb)) : .rgb(rgb)
  }

  /// Returns the colour of a backend's ground. In high contrast it is one on which words can have their contrast.
  private func resolved(ground: RGB) -> ResolvedColor {
    guard contrast == .high else { return resolved(ground) }
    let least = contrast.least(for: .text)
    guard depth == .palette256 else { return .rgb(ground.ground(ofWordsWith: least)) }
    return .indexed(Palette256.nearest(to: ground) { $0.bearsWords(with: least) })
  }
}

extension Paint {
  fileprivate var isRaw: Bool {
    if case .raw = self { true } else { false }
  }

  /// Whether the colour is that of the words on a badge.
  fileprivate var isOfBadge: Bool {
    if case .tag = meaning { true } else { false }
  }
}

extension Color {
  /// Whether the colour is a ground of pages and cards. Every other colour is chosen to be seen on these.
  fileprivate var isOfThePage: Bool {
    if case .background(let ground) = self { ground != .brand } else { false }
  }
}
