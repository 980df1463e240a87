/// A key, as far as terminals distinguish keys.
public enum Key: Hashable, Sendable {
  case character(Unicode.Scalar)
  /// Ctrl with a letter in lower case: `Ctrl-f` is `.control("f")`.
  case control(Unicode.Scalar)
  /// Alt with a character, for which most terminals send Escape and the character.
  case alt(Unicode.Scalar)
  case function(Int)
  case up
  case down
  case left
  case right
  /// Left with Ctrl or Alt.
  case wordLeft
  case wordRight
  case pageUp
  case pageDown
  case home
  case end
  case insert
  case delete
  case enter
  case escape
  case tab
  case backTab
  case backspace

  /// The character of Backspace, for `.alt`.
  package static let erase: Unicode.Scalar = "\u{7F}"
}
