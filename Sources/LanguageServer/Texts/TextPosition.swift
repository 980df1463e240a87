import JSON
import Reporting
import Text

/// A place in a text as the protocol counts: lines from zero, and units of the agreed encoding.
package struct TextPosition: Hashable, Comparable, Sendable {
  package let line: Int
  package let character: Int

  package init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  /// Reads a position; `nil` unless it consists of two numbers that are not negative.
  init?(_ value: Value?) {
    guard let line = value?["line"]?.int, let character = value?["character"]?.int, line >= 0, character >= 0 else {
      return nil
    }
    self.init(line: line, character: character)
  }

  package static func < (left: TextPosition, right: TextPosition) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }

  var json: JSONOutput { .members(["line": .number(line), "character": .number(character)]) }
}

/// A range of positions.
package struct TextRange: Hashable, Sendable {
  package let start: TextPosition
  package let end: TextPosition

  package init(start: TextPosition, end: TextPosition) {
    self.start = start
    self.end = end
  }

  init?(_ value: Value?) {
    guard let start = TextPosition(value?["start"]), let end = TextPosition(value?["end"]) else { return nil }
    self.init(start: start, end: end)
  }

  var json: JSONOutput { .members(["start": start.json, "end": end.json]) }
}
