import Glibc

/// A table that gives every distinct string a small number, and returns the string for a number.
///
/// One interner serves a session. Its documents share it, so that the keys and ids of two documents compare as
/// integers.
public final class Interner {
  private struct Entry {
    let start: Int
    let length: UInt32
    let hash: UInt32
  }

  // No method here calls back into the interner, and exclusivity checks at every access took a sixth of the time of
  // reading a feed.
  @exclusivity(unchecked) private var text = ByteArena()
  @exclusivity(unchecked) private var entries: [Entry] = []
  /// A hash table with open addressing. Its size is a power of two, and it is at most half full. Zero is a free slot;
  /// other values are a symbol plus one.
  @exclusivity(unchecked) private var slots: [UInt32]
  @exclusivity(unchecked) private var followers = KeyFollowers()
  /// The seed of the hash, random so that the author of a file cannot know it. With a known hash, keys could be chosen
  /// that all collide in one slot. The seed does not change results, because strings are numbered in the order of their
  /// arrival.
  private let secret = UInt64.random(in: .min ... .max)
  /// The secrets of fingerprints, random for the same reason: an author cannot prepare two texts with the same
  /// fingerprint.
  let fingerprintSecrets = (UInt64.random(in: .min ... .max), UInt64.random(in: .min ... .max))

  /// The table for finding repeated keys, shared by all documents. A table for each small text in a string would be as
  /// long as the list of symbols. Filling it would take most of the time.
  let keyStamps = KeyStamps()

  /// The tables for counting strings in lists. There are two, because lists may stand in a list.
  public let outerCounts = SymbolCounts()
  public let innerCounts = SymbolCounts()

  /// Creates an interner. `names` get the first numbers in their order, so that a caller knows them at compile time.
  public init(names: [String] = []) {
    slots = Array(repeating: 0, count: 1024)
    entries.reserveCapacity(slots.count / 2)
    for name in names {
      _ = intern(name)
    }
  }

  public var count: Int { entries.count }

  public func intern(_ string: String) -> Symbol {
    var string = string
    return string.withUTF8 { intern($0) }
  }

  /// Returns the number of a string that has been interned; never adds it.
  public func find(_ string: String) -> Symbol? {
    var string = string
    return string.withUTF8 { bytes in
      let hash = hash(bytes)
      let slot = slot(of: bytes, hash: hash)
      return slots[slot] == 0 ? nil : Symbol(rawValue: slots[slot] - 1)
    }
  }

  public func string(_ symbol: Symbol) -> String {
    guard symbol.rawValue < entries.count else { return "" }
    let entry = entries[Int(symbol.rawValue)]
    return String(decoding: text.bytes(from: entry.start, count: Int(entry.length)), as: UTF8.self)
  }

  @inline(__always)
  func intern(_ bytes: UnsafeBufferPointer<UInt8>) -> Symbol {
    let hash = hash(bytes)
    let slot = slot(of: bytes, hash: hash)
    let found = slots[slot]
    return found != 0 ? Symbol(rawValue: found - 1) : add(bytes, hash: hash, slot: slot)
  }

  /// Returns the number of the text that bytes with escapes spell.
  @inline(never)
  func number(ofEscaped raw: UnsafeBufferPointer<UInt8>) -> Symbol {
    let text = unescaped(raw)
    return text.withUnsafeBytes(in: 0..<text.count) { intern($0) }
  }

  /// Returns the key after the quote at `open`, if it is the same key as last time in this context.
  @inline(__always)
  func expectedKey(in context: Int, base: UnsafePointer<UInt8>, open: Int, end: Int) -> (symbol: Symbol, length: Int)? {
    let symbol = followers[context]
    guard symbol != .none else { return nil }
    let entry = entries[Int(symbol.rawValue)]
    let length = Int(entry.length)
    let close = open + 1 + length
    guard close < end, base[close] == UInt8(ascii: "\""), text.equals(base + open + 1, count: length, at: entry.start)
    else { return nil }
    return (symbol, length)
  }

  /// Returns whether a string has these bytes.
  @inline(__always)
  func isSpelled(_ symbol: Symbol, _ bytes: UnsafePointer<UInt8>, count: Int) -> Bool {
    let entry = entries[Int(symbol.rawValue)]
    return Int(entry.length) == count && text.equals(bytes, count: count, at: entry.start)
  }

  /// Remembers the key for the next `expectedKey` in this context. Only valid for keys without escapes, because the
  /// bytes of the file are compared.
  @inline(__always)
  func expect(_ key: Symbol, in context: Int) {
    followers[context] = entries[Int(key.rawValue)].length <= KeyFollowers.longestKey ? key : .none
  }

  /// Returns the slot that holds the string, or the free slot where it belongs.
  @inline(__always)
  private func slot(of bytes: UnsafeBufferPointer<UInt8>, hash: UInt32) -> Int {
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot] != 0 {
      let entry = entries[Int(slots[slot] - 1)]
      if entry.hash == hash, Int(entry.length) == bytes.count, text.equals(bytes, at: entry.start) {
        return slot
      }
      slot = (slot + 1) & mask
    }
    return slot
  }

  private func add(_ bytes: UnsafeBufferPointer<UInt8>, hash: UInt32, slot: Int) -> Symbol {
    let symbol = Symbol(rawValue: UInt32(entries.count))
    entries.append(Entry(start: text.append(bytes), length: UInt32(bytes.count), hash: hash))
    slots[slot] = symbol.rawValue + 1
    if entries.count * 2 > slots.count {
      rehash()
    }
    return symbol
  }

  private func rehash() {
    let mask = slots.count * 2 - 1
    slots = Array(repeating: 0, count: mask + 1)
    for (number, entry) in entries.enumerated() {
      var slot = Int(entry.hash) & mask
      while slots[slot] != 0 {
        slot = (slot + 1) & mask
      }
      slots[slot] = UInt32(number) + 1
    }
  }

  /// Folds eight bytes at a time through a 128-bit product, as wyhash does, so that every byte counts.
  @inline(__always)
  private func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    let count = bytes.count
    let seed = secret ^ UInt64(truncatingIfNeeded: count)
    guard let base = UnsafeRawPointer(bytes.baseAddress) else { return UInt32(truncatingIfNeeded: Self.fold(seed)) }
    guard count >= 8 else { return UInt32(truncatingIfNeeded: Self.fold(seed ^ base.fewBytes(count))) }
    var state = seed
    var offset = 0
    while offset + 8 < count {
      state = Self.fold(state ^ base.word(at: offset))
      offset += 8
    }
    return UInt32(truncatingIfNeeded: Self.fold(state ^ base.word(at: count - 8)))
  }

  @inline(__always)
  private static func fold(_ word: UInt64) -> UInt64 {
    let product = word.multipliedFullWidth(by: 0xA076_1D64_78BD_642F)
    return product.high ^ product.low
  }
}
