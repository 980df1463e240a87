/// A key, as far as terminals distinguish keys.
public enum Key: Hashable, Sendable {
  case character(Unicode.Scalar)
  /// Ctrl with a letter in lower case: `Ctrl-f` is `.control("f")`.
  case control(Unicode.Scalar)
  case function(Int)
  case up
  case down
  case left
  case right
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
}
