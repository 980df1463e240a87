/// The sixteen colours whose values the user defines in the terminal. They are chosen by name, never computed.
public enum AnsiColor: UInt8, Hashable, Sendable, CaseIterable {
  case black, red, green, yellow, blue, magenta, cyan, white
  case brightBlack, brightRed, brightGreen, brightYellow, brightBlue, brightMagenta, brightCyan, brightWhite
}
