/// Collects small pieces of output and writes them in larger ones.
package struct PieceWriter: TextOutputStream {
  private static let size = 1 << 16

  private let handOn: (String) -> Void
  private var piece = ""

  package init(_ handOn: @escaping (String) -> Void) {
    self.handOn = handOn
  }

  package mutating func write(_ string: String) {
    piece += string
    if piece.utf8.count >= Self.size {
      finish()
    }
  }

  package mutating func finish() {
    handOn(piece)
    piece = ""
  }
}
