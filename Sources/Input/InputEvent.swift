import Drawing

/// An event from the terminal.
public enum InputEvent: Hashable, Sendable {
  case key(Key)
  case mouse(Mouse)
  /// Pasted text without control characters, its lines separated by `\n`, at most 64 KiB.
  case paste(String)
  /// A paste whose end mark has not arrived within seconds. Its text is dropped.
  case unfinishedPaste
  /// The terminal's window has the keyboard focus.
  case focusIn
  case focusOut
  /// The screen has a new size and is blank. The application has to show a frame of this size.
  case resize(Size)
  case signal(Signal)
  case answer(TerminalAnswer)
}
