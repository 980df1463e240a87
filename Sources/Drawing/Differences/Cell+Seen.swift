import Prism

extension Cell {
  /// The cell reduced to its visible properties. A blank cell shows only its background, so terminals may lose its
  /// other properties.
  public var asSeen: Cell {
    guard glyph == .space, style.attributes.isDisjoint(with: [.underline, .reverse, .strikethrough]) else {
      return self
    }
    return .blank(ResolvedStyle(background: style.background))
  }
}
