extension ResolvedStyle {
  /// The contrast rule of badges among the terminal's sixteen colours, taken to be those of xterm. Words with too little
  /// contrast become black or white. A ground of unknown value gets the terminal's own foreground.
  func readable(_ least: Double) -> ResolvedStyle {
    var style = self
    guard case .indexed(let index) = background else {
      if case .indexed(0..<16) = foreground { style.foreground = .terminalDefault }
      return style
    }
    let ground = Palette256.color(index)
    if case .indexed(let words) = foreground, Contrast.ratio(Palette256.color(words), ground) >= least { return style }
    let needsBlack = Contrast.ratio(RGB(0x000000), ground) > Contrast.ratio(RGB(0xFFFFFF), ground)
    style.foreground = .indexed((needsBlack ? AnsiColor.black : .brightWhite).rawValue)
    return style
  }
}
