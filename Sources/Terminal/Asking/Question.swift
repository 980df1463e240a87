/// What a terminal can be asked about itself.
public enum Question: CaseIterable, Sendable {
  case background
  case synchronizedOutput
  /// "What are you?" Every terminal answers that, and answers come in the order of the questions: it is asked last.
  case attributes

  var words: String {
    switch self {
    case .background: "\u{1B}]11;?\u{1B}\\"
    case .synchronizedOutput: "\u{1B}[?2026$p"
    case .attributes: "\u{1B}[c"
    }
  }
}
