extension Theme {
  /// Returns the style of text on a background. Two meanings that belong together are looked up. Otherwise the colour of
  /// the text is moved to the nearest readable one: a backend may choose any for words, even that of a ground.
  public func style(_ typography: Typography, _ paint: Paint?, on ground: Paint) -> ResolvedStyle {
    let paint = paint ?? .meaning(typography.color)
    return style(paint, on: ground, adding: look(typography).attributes, isKnown: paint.meaning.isForWords)
  }

  /// Returns the style of a mark on a background.
  public func style(_ paint: Paint, on ground: Paint, adding attributes: TextAttributes = []) -> ResolvedStyle {
    style(paint, on: ground, adding: attributes, isKnown: !paint.isOfBadge)
  }

  /// `isKnown` says whether the colour has its contrast on the grounds of pages and cards.
  private func style(
    _ paint: Paint, on ground: Paint, adding attributes: TextAttributes, isKnown: Bool
  ) -> ResolvedStyle {
    let style = style(paint.meaning, on: ground.meaning, adding: attributes)
    guard depth == .truecolor || depth == .palette256 else {
      return paint.isOfBadge ? style.readable(contrast.least(for: .text)) : style
    }
    if case .meaning(let color) = paint, case .meaning(let groundColor) = ground,
      (groundColor.isOfThePage && isKnown) || ColorPair.isDeclared(color, on: groundColor)
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
  /// Whether the colour is one of words and marks. The others are grounds and lines, and what lies on such a ground.
  fileprivate var isForWords: Bool {
    switch self {
    case .text, .icon, .rating, .price, .status, .change: true
    case .background, .border, .button, .tag, .chip, .image, .focus, .skeleton, .notice, .bar: false
    }
  }

  /// Whether the colour is a ground of pages and cards.
  fileprivate var isOfThePage: Bool {
    if case .background(let ground) = self { ground != .brand } else { false }
  }
}
