import Glibc

/// The notes about values that are checked but not kept, and the keys of the objects that are open.
final class DeferredNotes {
  private struct Key {
    let symbol: Symbol
    let start: UInt32
  }

  // No method here calls back into the notes.
  @exclusivity(unchecked) private(set) var list: NoteList
  @exclusivity(unchecked) private var keys: UnsafeMutablePointer<Key>
  @exclusivity(unchecked) private(set) var keyCount = 0
  @exclusivity(unchecked) private var capacity = 256

  init(limit: Int) {
    list = NoteList(limit: limit)
    keys = .allocate(capacity: capacity)
  }

  deinit {
    free(keys)
  }

  /// Begins the next deferred value.
  func begin() {
    list = NoteList(limit: list.limit)
    keyCount = 0
  }

  func note(_ subject: SyntaxNote.Subject, at offset: Int) {
    list.append(SyntaxNote(subject, at: offset))
  }

  @inline(__always)
  func add(_ key: Symbol, valueAt start: Int) {
    if keyCount == capacity { grow() }
    keys[keyCount] = Key(symbol: key, start: UInt32(truncatingIfNeeded: start))
    keyCount += 1
  }

  /// Ends the object whose first key has this number. Notes the keys that occur more than once.
  @inline(__always)
  func end(from first: Int, _ stamps: KeyStamps) {
    stamps.beginObject()
    for number in first..<keyCount {
      if let repeated = stamps.stamp(keys[number].symbol, member: number), repeated.isFirst {
        note(.duplicateKey, at: Int(keys[number].start))
      }
    }
    keyCount = first
  }

  @inline(never)
  private func grow() {
    capacity *= 2
    keys = grown(keys, toBytes: capacity * MemoryLayout<Key>.stride).assumingMemoryBound(to: Key.self)
  }
}
