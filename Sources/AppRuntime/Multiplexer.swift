/// A program that may run between this one and the terminal that the user sees.
package enum Multiplexer: String {
  case tmux
  case screen = "GNU screen"
  case none
}
