/// Whom the scanner tells what it meets.
protocol ValueSink: ~Copyable {
  mutating func add(_ form: Node.Form, start: Int, end: Int, key: Symbol) throws(SyntaxError)
  mutating func open(_ form: Node.Form, start: Int, key: Symbol) throws(SyntaxError) -> Int
  mutating func close(_ frame: ContainerFrame, end: Int)
  /// The key at a quote without looking for its end, if it is the one that usually follows `previous` at this depth.
  func expectedKey(
    after previous: Symbol, depth: Int, base: UnsafePointer<UInt8>, open: Int, end: Int
  ) -> (symbol: Symbol, length: Int)?
  mutating func intern(
    base: UnsafePointer<UInt8>, from start: Int, to end: Int, escaped: Bool, after previous: Symbol, depth: Int
  ) -> Symbol
  mutating func note(_ subject: SyntaxNote.Subject, at offset: Int)
  /// Whether containers under a key are kept for later.
  func defers(_ key: Symbol) -> Bool
  /// Whether a container under such a key may be kept for later, now that it is known what stands in it.
  func canDefer(base: UnsafePointer<UInt8>, _ range: Range<Int>) -> Bool
}
