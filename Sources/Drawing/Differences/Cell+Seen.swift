import Prism

extension Cell {
  /// What can be seen of it where there is no ink; a terminal may well forget the rest.
  public var asSeen: Cell {
    guard glyph == .space, style.attributes.isDisjoint(with: [.underline, .reverse, .strikethrough]) else {
      return self
    }
    return .blank(ResolvedStyle(background: style.background))
  }
}
