import FacetModel
import JSON

/// A text that is corrected in rounds, and its differences from the text as it was.
package struct MendedText {
  private enum Piece {
    /// Bytes of the text as it was.
    case kept(Range<Int>)
    case written([UInt8])

    var count: Int {
      switch self {
      case .kept(let range): range.count
      case .written(let bytes): bytes.count
      }
    }
  }

  package let original: ByteBuffer
  private var pieces: [Piece]
  private(set) package var bytes: ByteBuffer
  /// The findings that were corrected.
  private(set) package var mended: [Rule: Int] = [:]

  package init(_ original: ByteBuffer) {
    self.original = original
    bytes = original
    pieces = [.kept(0..<original.count)]
  }

  /// The most rounds: a correction may bring a finding to light that has one too, and a round mends as many as a report
  /// lists.
  private static let mostRounds = 500

  /// Corrects what has one safe answer, and lints again, until nothing is left to correct. A round that loses facets is
  /// taken back.
  package mutating func mend(_ lint: (ByteBuffer) -> [LintedFile]) {
    var files = lint(bytes)
    for _ in 0..<Self.mostRounds {
      guard let mender = files.first.flatMap(Mender.init) else { return }
      // A count is right or wrong only when the keys around it are right.
      let (counts, keys) = Self.diagnostics(of: files).divided { $0.rule == .childrenCountMismatch }
      let keyMends = mender.mends(of: keys)
      let mends = keyMends.isEmpty ? mender.mends(of: counts) : keyMends
      guard !mends.isEmpty else { return }
      let before = self
      for mend in mends { mended[mend.diagnostic.rule, default: 0] += 1 }
      apply(mends.flatMap(\.edits))
      let found = lint(bytes)
      guard found.allSatisfy({ $0.document != nil }), Self.facets(in: found) >= Self.facets(in: files) else {
        self = before
        return
      }
      files = found
    }
  }

  private static func diagnostics(of files: [LintedFile]) -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return files.flatMap(\.diagnostics).filter { seen.insert($0).inserted }
  }

  private static func facets(in files: [LintedFile]) -> Int { files.reduce(0) { $0 + $1.facets } }

  /// Applies edits that are in the order of the text and do not overlap.
  private mutating func apply(_ edits: [TextEdit]) {
    var made: [Piece] = []
    var (rest, place) = (pieces[...], 0)
    // Hands the pieces up to an offset on, or drops them.
    func move(to end: Int, keeping: Bool) {
      while place < end, let piece = rest.popFirst() {
        let count = min(piece.count, end - place)
        let (head, tail) = Self.split(piece, at: count)
        if keeping { made.append(head) }
        if let tail { rest.insert(tail, at: rest.startIndex) }
        place += count
      }
    }
    for edit in edits {
      move(to: edit.range.lowerBound, keeping: true)
      move(to: edit.range.upperBound, keeping: false)
      if !edit.bytes.isEmpty { made.append(.written(edit.bytes)) }
    }
    move(to: .max, keeping: true)
    pieces = made
    bytes = ByteBuffer(
      pieces.flatMap { piece in
        switch piece {
        case .kept(let range): original.withUnsafeBytes(in: range) { Array($0) }
        case .written(let bytes): bytes
        }
      })
  }

  private static func split(_ piece: Piece, at count: Int) -> (Piece, Piece?) {
    guard count < piece.count else { return (piece, nil) }
    switch piece {
    case .kept(let range):
      let middle = range.lowerBound + count
      return (.kept(range.lowerBound..<middle), .kept(middle..<range.upperBound))
    case .written(let bytes):
      return (.written(Array(bytes[..<count])), .written(Array(bytes[count...])))
    }
  }

  /// The edits that lead from the text as it was to the corrected one.
  package var edits: [TextEdit] {
    var edits: [TextEdit] = []
    var (end, written) = (0, [UInt8]())
    for piece in pieces + [.kept(original.count..<original.count)] {
      switch piece {
      case .written(let bytes): written += bytes
      case .kept(let range):
        if range.lowerBound > end || !written.isEmpty { edits.append(TextEdit(end..<range.lowerBound, written)) }
        (end, written) = (range.upperBound, [])
      }
    }
    return edits
  }
}

extension [Diagnostic] {
  fileprivate func divided(by isFirst: (Diagnostic) -> Bool) -> ([Diagnostic], [Diagnostic]) {
    (filter(isFirst), filter { !isFirst($0) })
  }
}
