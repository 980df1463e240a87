/// A sink that keeps nothing, for values that are only checked.
struct CheckingSink: ValueSink {
  @inline(__always)
  func add(_ form: Node.Form, start: Int, end: Int, key: Symbol) {}

  @inline(__always)
  func open(_ form: Node.Form, start: Int, key: Symbol) -> Int { 0 }

  @inline(__always)
  func close(_ frame: ContainerFrame, end: Int) {}

  @inline(__always)
  func expectedKey(
    after previous: Symbol, depth: Int, base: UnsafePointer<UInt8>, open: Int, end: Int
  ) -> (symbol: Symbol, length: Int)? { nil }

  @inline(__always)
  func intern(
    base: UnsafePointer<UInt8>, from start: Int, to end: Int, escaped: Bool, after previous: Symbol, depth: Int
  ) -> Symbol { .none }

  @inline(__always)
  func note(_ subject: SyntaxNote.Subject, at offset: Int) {}

  @inline(__always)
  func defers(_ key: Symbol) -> Bool { false }

  @inline(__always)
  func canDefer(base: UnsafePointer<UInt8>, _ range: Range<Int>) -> Bool { false }

  @inline(__always)
  func checker() -> NotingSink? { nil }

  func takeNotes() {}
}
