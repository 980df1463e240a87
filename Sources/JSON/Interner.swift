import Glibc

/// Gives every distinct string a small number, and the string back for the number.
///
/// One interner serves a session: documents share it, so keys and ids of two documents compare as integers.
public final class Interner {
  private struct Entry {
    let start: Int
    let length: UInt32
    let hash: UInt32
  }

  // Nothing here calls back into itself, and asking so at every access took a sixth of the time of reading a feed.
  @exclusivity(unchecked) private var text = ByteArena()
  @exclusivity(unchecked) private var entries: [Entry] = []
  /// Open addressing, a power of two, at most half full. Zero is free; else the symbol plus one.
  @exclusivity(unchecked) private var slots: [UInt32]
  @exclusivity(unchecked) private var followers = KeyFollowers()
  /// Nobody who writes a file knows it: with a hash that can be computed beforehand, keys can be made to collide, all
  /// of them in one slot. What is read does not depend on it: strings are numbered in the order they come in.
  private let secret = UInt64.random(in: .min ... .max)
  /// Nor does anybody know what fingerprints are made with: two texts cannot be written so that theirs are the same.
  let fingerprintSecrets = (UInt64.random(in: .min ... .max), UInt64.random(in: .min ... .max))

  /// Shared by all documents: a table of its own for each small text inside a string would be as long as there are
  /// symbols, and filling it most of the work.
  let keyStamps = KeyStamps()

  /// `names` get the first numbers, in their order: a caller may know them at compile time.
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

  /// The number of a string that may be there; never adds it.
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

  /// The key that stands behind the quote at `open`, if it is the one that stood in this context last time.
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

  /// Only for keys without escapes: what stands in the file must be what is compared later.
  @inline(__always)
  func expect(_ key: Symbol, in context: Int) {
    followers[context] = entries[Int(key.rawValue)].length <= KeyFollowers.longestKey ? key : .none
  }

  /// The slot that holds the string, or the free one where it belongs.
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

  /// Folds eight bytes at a time through a 128-bit product, as wyhash does: every byte counts.
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
