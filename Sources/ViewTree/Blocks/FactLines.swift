import Text

/// Breaks facts into lines. A line ends between two facts if possible, else between two parts of a fact that a bullet
/// separates. Only a part that is wider than a line is itself broken.
struct FactLines {
  private let width: Int
  private let maxLines: Int?
  private(set) var lines: [[Phrase]] = []
  /// The pieces of the line that is being filled, each with the number of its phrase.
  private var current: [(phrase: Int, text: Phrase)] = []
  private var room: Int

  /// A piece that stays whole if it fits on a line.
  private struct Unit {
    let phrase: Int
    let text: Phrase
  }

  init(_ phrases: [Phrase], width: Int, maxLines: Int?) {
    self.width = width
    self.maxLines = maxLines
    room = width
    let phrases = phrases.filter { !$0.isEmpty }
    let whole = phrases.enumerated().flatMap { index, phrase -> [Unit] in
      phrase.text.columns <= width ? [Unit(phrase: index, text: phrase)] : Self.parts(of: phrase, index)
    }
    if fill(with: whole) { return }
    startOver()
    let parts = phrases.enumerated().flatMap { Self.parts(of: $1, $0) }
    if fill(with: parts) { return }
    startOver()
    fillAndCut(parts)
  }

  private static func parts(of phrase: Phrase, _ index: Int) -> [Unit] {
    phrase.text.parts.map { Unit(phrase: index, text: phrase.saying($0)) }
  }

  private mutating func startOver() {
    lines = []
    current = []
    room = width
  }

  /// Adds the units line by line. Returns whether the number of lines was enough.
  private mutating func fill(with units: [Unit]) -> Bool {
    for unit in units {
      add(unit)
      if let maxLines, lines.count + (current.isEmpty ? 0 : 1) > maxLines { return false }
    }
    flush()
    return true
  }

  private mutating func add(_ unit: Unit) {
    let columns = unit.text.text.columns
    if !current.isEmpty, columns + SafeText.bullet.columns > room { flush() }
    // A part that is wider than a line is wrapped, and the next part follows on its last line.
    let pieces =
      columns <= width ? [unit.text.text] : unit.text.text.wrapped(to: width, maxLines: maxLines.map { $0 + 1 })
    for piece in pieces.dropLast() { lines.append([unit.text.saying(piece)]) }
    guard let last = pieces.last else { return }
    room -= last.columns + (current.isEmpty ? 0 : SafeText.bullet.columns)
    current.append((unit.phrase, unit.text.saying(last)))
  }

  /// Fills the allowed lines with parts for which there is not enough room. The last line holds as many of the
  /// remaining parts as fit.
  private mutating func fillAndCut(_ units: [Unit]) {
    guard let maxLines, maxLines > 0 else { return }
    var rest = units[...]
    while lines.count + 1 < maxLines, let unit = rest.first {
      let columns = unit.text.text.columns
      guard current.isEmpty || columns + SafeText.bullet.columns <= room else {
        flush()
        continue
      }
      rest.removeFirst()
      let pieces = unit.text.text.wrapped(to: width, maxLines: maxLines - lines.count)
      for piece in pieces.dropLast() { lines.append([unit.text.saying(piece)]) }
      if let last = pieces.last {
        room -= last.columns + (current.isEmpty ? 0 : SafeText.bullet.columns)
        current.append((unit.phrase, unit.text.saying(last)))
      }
    }
    var columns = current.reduce(0) { $0 + $1.text.text.columns + SafeText.bullet.columns }
    for unit in rest {
      current.append((unit.phrase, unit.text))
      columns += unit.text.text.columns + SafeText.bullet.columns
      // One part too many, so that the line ends in an ellipsis.
      if columns - SafeText.bullet.columns > width { break }
    }
    flush()
    lines = Array(lines.prefix(maxLines))
  }

  /// Ends the current line. Parts of one phrase on the same line are joined again.
  private mutating func flush() {
    var line: [Phrase] = []
    var pieces: [SafeText] = []
    for (index, piece) in current.enumerated() {
      pieces.append(piece.text.text)
      let goesOn = index + 1 < current.count && current[index + 1].phrase == piece.phrase
      guard !goesOn else { continue }
      line.append(piece.text.saying(pieces.joined(separator: .bullet)))
      pieces = []
    }
    if !line.isEmpty { lines.append(line) }
    current = []
    room = width
  }
}
