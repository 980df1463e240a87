/// What may stand between the program and the terminal that a person sees.
package enum Multiplexer: String {
  case tmux
  case screen = "GNU screen"
  case none
}
