/// Makes of bytes what `wgetch` makes of them, where ncurses has no screen: bytes, and one code for a whole sequence that
/// a key sends, or that is no key at all.
struct KeyReader {
  /// Bytes that may be the beginning of a sequence.
  private var beginning: [UInt8] = []
  private var codes: [Int32] = []

  private static let sequences = KeySequences.codes.merging(
    Marker.allCases.flatMap { marker in marker.sequences.map { (Array("\u{1B}\($0)".utf8), marker.rawValue) } }
  ) { key, _ in key }
  /// All that a sequence begins with, itself not included.
  private static let beginnings: Set<[UInt8]> = Set(
    sequences.keys.flatMap { sequence in (1..<sequence.count).map { Array(sequence.prefix($0)) } })

  /// The next byte decides what the last ones were.
  var isWaiting: Bool { !beginning.isEmpty }

  mutating func add(_ byte: UInt8) {
    beginning.append(byte)
    while !beginning.isEmpty {
      if let code = Self.sequences[beginning] {
        codes.append(code)
        beginning = []
        return
      }
      if Self.beginnings.contains(beginning) { return }
      codes.append(Int32(beginning.removeFirst()))
    }
  }

  /// Nothing came for so long that what looked like a beginning was typed.
  mutating func giveUpWaiting() {
    codes += beginning.map(Int32.init)
    beginning = []
  }

  mutating func next() -> Int32? {
    codes.isEmpty ? nil : codes.removeFirst()
  }

  /// After the terminal was somebody else's.
  mutating func startOver() {
    self = KeyReader()
  }
}
