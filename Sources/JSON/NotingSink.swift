/// A sink that keeps no values, but notes the same oddities as a sink that keeps them.
struct NotingSink: ValueSink {
  let interner: Interner
  let keyStamps: KeyStamps
  let notes: DeferredNotes

  @inline(__always)
  func add(_ form: Node.Form, start: Int, end: Int, key: Symbol) {
    if key != .none { notes.add(key, valueAt: start) }
  }

  @inline(__always)
  func open(_ form: Node.Form, start: Int, key: Symbol) -> Int {
    if key != .none { notes.add(key, valueAt: start) }
    return notes.keyCount
  }

  @inline(__always)
  func close(_ frame: ContainerFrame, end: Int) {
    if frame.isObject { notes.end(from: frame.node, keyStamps) }
  }

  @inline(__always)
  func expectedKey(
    after previous: Symbol, depth: Int, base: UnsafePointer<UInt8>, open: Int, end: Int
  ) -> (symbol: Symbol, length: Int)? {
    interner.expectedKey(in: KeyFollowers.slot(after: previous, depth: depth), base: base, open: open, end: end)
  }

  @inline(__always)
  func intern(
    base: UnsafePointer<UInt8>, from start: Int, to end: Int, escaped: Bool, after previous: Symbol, depth: Int
  ) -> Symbol {
    let raw = UnsafeBufferPointer(start: base + start, count: end - start)
    guard !escaped else { return interner.number(ofEscaped: raw) }
    let key = interner.intern(raw)
    interner.expect(key, in: KeyFollowers.slot(after: previous, depth: depth))
    return key
  }

  func note(_ subject: SyntaxNote.Subject, at offset: Int) {
    notes.note(subject, at: offset)
  }

  @inline(__always)
  func defers(_ key: Symbol) -> Bool { false }

  @inline(__always)
  func canDefer(base: UnsafePointer<UInt8>, _ range: Range<Int>) -> Bool { false }

  @inline(__always)
  func checker() -> NotingSink? { nil }

  func takeNotes() {}
}
