/// Does the work of `wgetch` where ncurses has no screen. It returns single bytes, and one code for a whole
/// sequence of a key or marker.
struct KeyReader {
  /// The bytes that may be the beginning of a sequence.
  private var beginning: [UInt8] = []
  private var codes: [Int32] = []

  private static let sequences = KeySequences.codes.merging(
    Marker.allCases.flatMap { marker in marker.sequences.map { (Array("\u{1B}\($0)".utf8), marker.rawValue) } }
  ) { key, _ in key }
  /// All beginnings of the sequences, without the whole sequences.
  private static let beginnings: Set<[UInt8]> = Set(
    sequences.keys.flatMap { sequence in (1..<sequence.count).map { Array(sequence.prefix($0)) } })

  /// Whether the next byte decides the meaning of the last ones.
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

  /// Treats a possible beginning of a sequence as typed bytes, because no further byte arrived in time.
  mutating func endWaiting() {
    codes += beginning.map(Int32.init)
    beginning = []
  }

  mutating func next() -> Int32? {
    codes.isEmpty ? nil : codes.removeFirst()
  }

  /// Drops all bytes, because another program has had the terminal.
  mutating func startOver() {
    self = KeyReader()
  }
}
