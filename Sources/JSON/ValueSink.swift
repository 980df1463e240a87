/// The receiver of the values that the scanner reads.
protocol ValueSink: ~Copyable {
  mutating func add(_ form: Node.Form, start: Int, end: Int, key: Symbol) throws(SyntaxError)
  mutating func open(_ form: Node.Form, start: Int, key: Symbol) throws(SyntaxError) -> Int
  mutating func close(_ frame: ContainerFrame, end: Int)
  /// Returns the key at a quote without searching for its end, if it is the usual key after `previous` at this depth.
  func expectedKey(
    after previous: Symbol, depth: Int, base: UnsafePointer<UInt8>, open: Int, end: Int
  ) -> (symbol: Symbol, length: Int)?
  mutating func intern(
    base: UnsafePointer<UInt8>, from start: Int, to end: Int, escaped: Bool, after previous: Symbol, depth: Int
  ) -> Symbol
  mutating func note(_ subject: SyntaxNote.Subject, at offset: Int)
  /// Returns whether containers under a key are deferred, as far as their content allows.
  func defers(_ key: Symbol) -> Bool
  /// Returns whether a container under such a key may be deferred, now that its content is known.
  func canDefer(base: UnsafePointer<UInt8>, _ range: Range<Int>) -> Bool
  /// Returns a sink for checking a deferred value, if what is odd in it is to be noted.
  func checker() -> NotingSink?
  /// Takes over the notes of the last `checker`.
  mutating func takeNotes()
}

/// A container whose end the scanner has not reached.
struct ContainerFrame {
  let node: Int
  let start: UInt32
  let isObject: Bool
}
