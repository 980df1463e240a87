/// A question that a terminal can answer about itself.
public enum Question: CaseIterable, Sendable {
  case background
  case synchronizedOutput
  /// The question for the terminal's type. Every terminal answers it, and answers arrive in the order of the questions,
  /// so it is asked last.
  case attributes

  var words: String {
    switch self {
    case .background: "\u{1B}]11;?\u{1B}\\"
    case .synchronizedOutput: "\u{1B}[?2026$p"
    case .attributes: "\u{1B}[c"
    }
  }
}
