import JSON
import Wording

/// Runs the reader at once, with `logging` deferred, and with an interner that knows the keys. All results must be
/// equal, and equal to that of the plain reader.
struct ReaderCheck {
  private let input: [UInt8]
  private let bytes: ByteBuffer
  private let places: PlaceCheck

  init(_ input: [UInt8]) {
    self.input = input
    bytes = ByteBuffer(input)
    places = PlaceCheck(input)
  }

  func run() {
    let interner = Interner()
    let logging = SymbolSet([interner.intern("logging")])
    let eager = read(interner, deferring: .empty)
    let deferred = read(interner, deferring: logging)
    let fresh = read(Interner(), deferring: .empty)
    let limits = ReadingLimits()
    let plain = PlainReader.read(input, depthLimit: limits.depth, skipsMark: true)

    switch (eager, deferred, fresh, plain) {
    case (.success(let eager), .success(let deferred), .success(let fresh), let plain?):
      for document in [eager, deferred, fresh] {
        TreeCheck.run(document, expecting: plain)
      }
      demand(eager.notes.count >= deferred.notes.count, "deferring adds notes")
      for note in eager.notes.notes {
        demand(bytes.contains(note.offset), "a note is outside the text")
      }
    case (.failure(let eager), .failure(let deferred), .failure(let fresh), nil):
      demand(eager == deferred, "\(eager) at once, \(deferred) with logging deferred")
      demand(eager == fresh, "\(eager) with an interner that knows the keys, \(fresh) with one that does not")
      check(eager)
    default:
      demand(
        false, "at once \(eager), deferred \(deferred), fresh \(fresh), plain \(plain == nil ? "no JSON" : "JSON")")
    }
  }

  private func read(_ interner: Interner, deferring: SymbolSet) -> Result<Document, SyntaxError> {
    Result { () throws(SyntaxError) in try Document.read(bytes, interner: interner, deferring: deferring) }
  }

  private func check(_ error: SyntaxError) {
    places.run(error.offset)
    if case .endsInside(_, let opened) = error.reason {
      demand((0...error.offset).contains(opened), "a value begins outside the text")
    }
    TextCheck.run(error.message(in: .english, locate: places.locate).string)
  }
}

extension ByteBuffer {
  func contains(_ offset: Int) -> Bool {
    offset >= 0 && offset < count
  }
}
