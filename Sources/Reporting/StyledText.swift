import Text

/// A line with emphasis. The text is safe, so escape sequences come from the emphasis alone.
package struct StyledText {
  package enum Emphasis: String {
    case plain = ""
    case bold = "1"
    case dim = "2"
    case red = "1;31"
    case green = "1;32"
    case yellow = "1;33"
    case cyan = "1;36"
  }

  private var pieces: [(text: SafeText, emphasis: Emphasis)] = []

  package init(_ text: SafeText = "", _ emphasis: Emphasis = .plain) {
    pieces = [(text, emphasis)]
  }

  package static func + (left: StyledText, right: StyledText) -> StyledText {
    var result = left
    result.pieces += right.pieces
    return result
  }

  package func mapped(_ change: (SafeText) -> SafeText) -> StyledText {
    var result = self
    result.pieces = pieces.map { (change($0.text), $0.emphasis) }
    return result
  }

  /// The text, with escape sequences if `inColor` is true.
  package func string(inColor: Bool) -> String {
    pieces.reduce(into: "") { result, piece in
      let isEmphasized = inColor && piece.emphasis != .plain && !piece.text.isEmpty
      result += isEmphasized ? "\u{1B}[\(piece.emphasis.rawValue)m\(piece.text.string)\u{1B}[0m" : piece.text.string
    }
  }
}
