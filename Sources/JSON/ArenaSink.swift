import Glibc

/// A sink that keeps the values that the scanner reads, one node for each.
struct ArenaSink: ValueSink, ~Copyable {
  var arena: NodeArena
  private(set) var notes: NoteList
  let interner: Interner
  private let deferring: SymbolSet
  /// Whether strings that begin with a dollar sign are references. They are resolved after all rows have been read.
  private let hasReferences: Bool
  private let limits: ReadingLimits
  private let keyStamps: KeyStamps
  /// The notes about deferred values; `nil` where they are not noted.
  private let deferredNotes: DeferredNotes?

  init(
    interner: Interner, deferring: SymbolSet, capacity: Int, limits: ReadingLimits, hasReferences: Bool = false
  ) {
    arena = NodeArena(capacity: capacity)
    notes = NoteList(limit: limits.notes)
    self.interner = interner
    keyStamps = interner.keyStamps
    self.deferring = deferring
    self.hasReferences = hasReferences
    self.limits = limits
    deferredNotes = limits.notesDeferredValues && !deferring.isEmpty ? DeferredNotes(limit: limits.notes) : nil
  }

  consuming func document(
    of bytes: ByteBuffer, origin: Document.Origin?, references: RowReferences? = nil
  ) -> Document {
    Document(
      bytes: bytes, interner: interner, limits: limits, notes: notes, arena: arena, origin: origin,
      references: references)
  }

  consuming func content(_ closings: [SecondHalf.Closing]) -> SecondHalf.Content {
    SecondHalf.Content(arena: arena, notes: notes, closings: closings, interner: interner)
  }

  @inline(__always)
  mutating func add(_ form: Node.Form, start: Int, end: Int, key: Symbol) throws(SyntaxError) {
    try arena.append(
      Node(
        start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end), key: key, form: form,
        next: arena.count + 1))
  }

  @inline(__always)
  mutating func open(_ form: Node.Form, start: Int, key: Symbol) throws(SyntaxError) -> Int {
    let index = arena.count
    try add(form, start: start, end: start, key: key)
    return index
  }

  @inline(__always)
  mutating func close(_ frame: ContainerFrame, end: Int) {
    close(frame, end: end, nodeCount: arena.count)
  }

  /// Closes a container whose last value is followed by the value with a number.
  @inline(__always)
  mutating func close(_ frame: ContainerFrame, end: Int, nodeCount: Int) {
    arena.base[frame.node].close(end: UInt32(truncatingIfNeeded: end), next: nodeCount)
    if frame.isObject {
      overruleRepeatedKeys(of: frame.node, end: nodeCount)
    }
  }

  @inline(__always)
  func expectedKey(
    after previous: Symbol, depth: Int, base: UnsafePointer<UInt8>, open: Int, end: Int
  ) -> (symbol: Symbol, length: Int)? {
    interner.expectedKey(in: KeyFollowers.slot(after: previous, depth: depth), base: base, open: open, end: end)
  }

  @inline(__always)
  mutating func intern(
    base: UnsafePointer<UInt8>, from start: Int, to end: Int, escaped: Bool, after previous: Symbol, depth: Int
  ) -> Symbol {
    let raw = UnsafeBufferPointer(start: base + start, count: end - start)
    guard !escaped else { return interner.number(ofEscaped: raw) }
    let key = interner.intern(raw)
    interner.expect(key, in: KeyFollowers.slot(after: previous, depth: depth))
    return key
  }

  /// Appends notes that another sink has made.
  mutating func append(_ list: NoteList, _ range: Range<Int>) {
    notes.append(list, range)
  }

  mutating func note(_ subject: SyntaxNote.Subject, at offset: Int) {
    notes.append(SyntaxNote(subject, at: offset))
  }

  @inline(__always)
  func defers(_ key: Symbol) -> Bool {
    deferring.contains(key)
  }

  @inline(__always)
  func canDefer(base: UnsafePointer<UInt8>, _ range: Range<Int>) -> Bool {
    !hasReferences || !Self.holdsReference(base, range)
  }

  /// Whether a string in a container begins with a dollar sign.
  @inline(never)
  private static func holdsReference(_ base: UnsafePointer<UInt8>, _ range: Range<Int>) -> Bool {
    var from = range.lowerBound
    while let sign = memchr(base + from, Int32(UInt8(ascii: "$")), range.upperBound - from) {
      let place = UnsafeRawPointer(base).distance(to: sign)
      // The range begins with the container's own bracket, so the byte before the sign is inside the range.
      if base[place - 1] == UInt8(ascii: "\"") { return true }
      from = place + 1
    }
    return false
  }

  @inline(__always)
  func checker() -> NotingSink? {
    guard let deferredNotes else { return nil }
    deferredNotes.begin()
    return NotingSink(interner: interner, keyStamps: keyStamps, notes: deferredNotes)
  }

  /// Takes over the notes about the deferred value that was checked last.
  @inline(__always)
  mutating func takeNotes() {
    if let deferredNotes, deferredNotes.list.count > 0 { notes.append(contentsOf: deferredNotes.list) }
  }

  /// Removes the keys of all members but the last with the same key, so that a lookup finds the last.
  @inline(__always)
  private mutating func overruleRepeatedKeys(of object: Int, end: Int) {
    keyStamps.beginObject()
    var member = object + 1
    while member < end {
      if let repeated = keyStamps.stamp(arena.base[member].key, member: member) {
        arena.base[repeated.earlierMember].key = .none
        if repeated.isFirst {
          note(.duplicateKey, at: Int(arena.base[member].start))
        }
      }
      member = arena.base[member].next
    }
  }
}
