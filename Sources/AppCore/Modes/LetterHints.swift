import Drawing
import Input
import Pages
import Prism
import Text

/// The letters beside everything that can be opened; typing them opens the target.
package struct LetterHints {
  package private(set) var labels: [(label: String, target: HintTarget, x: Int, y: Int)]
  private var typed = ""

  /// The letters of the labels, those of the home row first.
  private static let letters = Array("asdfjklghweruiopqtyzxcvbnm")

  /// Gives letters to the targets, which come with the cells at which they begin.
  init(_ targets: [(target: HintTarget, x: Int, y: Int)]) {
    labels = zip(Self.labels(targets.count), targets).map { ($0, $1.target, $1.x, $1.y) }
  }

  var isEmpty: Bool { labels.isEmpty }

  /// Returns the same letters for a page that has grown; `nil` if their places have changed.
  func onto(_ targets: [(target: HintTarget, x: Int, y: Int)]) -> LetterHints? {
    let isSame =
      targets.count == labels.count
      && zip(labels, targets).allSatisfy { $0.x == $1.x && $0.y == $1.y && $0.target.isSame(as: $1.target) }
    guard isSame else { return nil }
    var hints = self
    hints.labels = zip(labels, targets).map { ($0.label, $1.target, $1.x, $1.y) }
    return hints
  }

  enum Outcome {
    case chosen(HintTarget)
    case waiting
    case nothing
  }

  mutating func take(_ key: Key) -> Outcome {
    guard case .character(let scalar) = key else { return .nothing }
    typed += String(scalar).lowercased()
    if let found = labels.first(where: { $0.label == typed }) { return .chosen(found.target) }
    return labels.contains { $0.label.hasPrefix(typed) } ? .waiting : .nothing
  }

  /// Draws the letters that are not typed yet.
  func draw(on canvas: inout Canvas, clip: Rect, theme: Theme) {
    for (label, _, x, y) in labels where label.hasPrefix(typed) {
      let rest = SafeText(String(label.dropFirst(typed.count)))
      let style = theme.style(.keyHint, .focus(.foreground), on: .focus(.background))
      // In the gap before the target if there is one, so that its words stay readable.
      canvas.draw(rest, x: max(clip.x, x - rest.columns), y: y, clip: clip, style: style)
    }
  }

  /// Returns the shortest labels of which none is the beginning of another.
  static func labels(_ count: Int) -> [String] {
    var labels = letters.map { String($0) }
    // The last of the shortest labels becomes the beginning of longer ones and is no longer a label itself.
    var shortest = labels.count
    while labels.count < count {
      if shortest == 0 { shortest = labels.count }
      shortest -= 1
      let beginning = labels.remove(at: shortest)
      labels += letters.map { beginning + String($0) }
    }
    return Array(labels.prefix(count))
  }
}
