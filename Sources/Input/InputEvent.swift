import Drawing

/// What comes in from the terminal.
public enum InputEvent: Hashable, Sendable {
  case key(Key)
  case mouse(Mouse)
  /// Text that was pasted, not typed: harmless, its lines separated by `\n`, and never more than 64 KiB.
  case paste(String)
  /// A paste whose end has not come, though nothing more came for seconds. Its text is left out.
  case unfinishedPaste
  /// The terminal's window is where the person types.
  case focusIn
  case focusOut
  /// The screen has this size now and is blank: show a frame made for it.
  case resize(Size)
  case signal(Signal)
  case answer(TerminalAnswer)
}
