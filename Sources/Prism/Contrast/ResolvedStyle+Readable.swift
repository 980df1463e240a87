extension ResolvedStyle {
  /// The contrast rule of badges, in the colours that the terminal shows. Words with too little contrast become black or
  /// white. A ground of unknown value gets the terminal's own foreground.
  func readable(_ least: Double) -> ResolvedStyle {
    var style = self
    guard let ground = background.shown else {
      if case .indexed(0..<16) = foreground { style.foreground = .terminalDefault }
      return style
    }
    if let words = foreground.shown, Contrast.ratio(words, ground) >= least { return style }
    let needsBlack = Contrast.ratio(RGB(0x000000), ground) > Contrast.ratio(RGB(0xFFFFFF), ground)
    style.foreground =
      switch background {
      case .indexed(0..<16): .indexed((needsBlack ? AnsiColor.black : .brightWhite).rawValue)
      case .indexed: .indexed(needsBlack ? 16 : 231)
      case .rgb, .terminalDefault: .rgb(RGB(needsBlack ? 0x000000 : 0xFFFFFF))
      }
    return style
  }
}

extension ResolvedColor {
  /// The value of the colour. The first sixteen are those of xterm; the terminal's own colours are unknown.
  fileprivate var shown: RGB? {
    switch self {
    case .rgb(let rgb): rgb
    case .indexed(let index): Palette256.color(index)
    case .terminalDefault: nil
    }
  }
}
