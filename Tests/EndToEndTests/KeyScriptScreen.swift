import Drawing
import Foundation
import TestSupport
import Testing

/// A script of keys that is played in tmux and by `facet render --keys`, to compare the frames cell by cell.
struct KeyScriptScreen {
  let source: String
  var options: [String] = []
  var size = Size(80, 24)
  /// Groups of keys. The frames are compared after each group. An Escape has to end its group, because terminals also
  /// send it at the beginning of other keys.
  let stages: [String]

  func expectTheSameScreens(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let fixed = ["--reduced-motion", "--scheme", "light", "--color", "truecolor"].filter { word in
      !options.contains(word) && !(word == "light" && options.contains("--scheme"))
    }
    let words = [source] + options + fixed
    let tmux = try Tmux(Facet.path, words, size: size, environment: ["COLORTERM": "truecolor"])
    for count in 0...stages.count {
      let script = stages.prefix(count).joined(separator: " ")
      if count > 0 { try Self.play(stages[count - 1], on: tmux) }
      let frame = try Facet.run(
        ["render"] + words + ["--size", "\(size.width)x\(size.height)", "--format", "ansi"]
          + (count == 0 ? [] : ["--keys", script]))
      #expect(frame.status == .exited(0), sourceLocation: sourceLocation)
      let expected = Canvas(captured: frame.output, size: tmux.size)
      let rows = expected.textRows
      try tmux.wait(for: "the frame after '\(script)':\n" + rows.joined(separator: "\n")) { $0 == rows }
      // The text is complete; the last styles may still be on their way.
      expectSameFrame(try tmux.canvas(expecting: expected), as: expected, sourceLocation: sourceLocation)
    }
  }

  private static func play(_ stage: String, on tmux: Tmux) throws {
    for word in stage.split(separator: " ").map(String.init) {
      if word.hasPrefix("\"") {
        try tmux.type(word.trimmingCharacters(in: ["\""]))
      } else if word.hasPrefix("Paste:") {
        try tmux.type("\u{1B}[200~\(word.dropFirst(6).trimmingCharacters(in: ["\""]))\u{1B}[201~")
      } else if word.hasPrefix("Resize:") {
        let sides = word.dropFirst(7).split(separator: "x").compactMap { Int($0) }
        try tmux.resize(to: Size(sides[0], sides[1]))
      } else if let button = buttons.first(where: { word.hasPrefix($0.name) }) {
        let place = word.dropFirst(button.name.count).split(separator: ",").compactMap { Int($0) }
        try tmux.type("\u{1B}[<\(button.code);\(place[0] + 1);\(place[1] + 1)M")
      } else {
        try tmux.press(names[word] ?? (word.hasPrefix("Ctrl-") ? "C-" + word.dropFirst(5) : word))
      }
    }
  }

  private static let buttons = [
    (name: "Click:", code: 0), (name: "Wheel-Up:", code: 64), (name: "Wheel-Down:", code: 65),
  ]
  private static let names = ["Backspace": "BSpace", "Shift-Tab": "BTab"]
}
