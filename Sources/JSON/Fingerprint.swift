/// A short stand-in for comparing many bytes. Equal bytes have equal fingerprints; different bytes share a fingerprint
/// once in about 2^120 pairs, even if an attacker chose them. Only fingerprints of one session can be compared.
public struct Fingerprint: Hashable, Sendable {
  @usableFromInline let first: UInt64
  @usableFromInline let second: UInt64

  @inlinable
  init(first: UInt64, second: UInt64) {
    self.first = first
    self.second = second
  }
}

/// The computation of a fingerprint from numbers and bytes, added one after the other.
///
/// Two folded products run in parallel, sixteen bytes a step, as in wyhash. One product is enough to tell texts apart;
/// both together are as reliable as a comparison. Four such pairs share a longer text.
public struct FingerprintMaker {
  private let secrets: (UInt64, UInt64)
  private var first: UInt64
  private var second: UInt64

  public init(_ interner: Interner) {
    secrets = interner.fingerprintSecrets
    first = secrets.1
    second = secrets.0
  }

  /// Returns the fingerprint of everything added so far, and starts a new one.
  public mutating func finish() -> Fingerprint {
    defer {
      first = secrets.1
      second = secrets.0
    }
    return Fingerprint(first: first, second: second)
  }

  @inline(__always)
  private mutating func take(_ left: UInt64, _ right: UInt64) {
    first = Self.product(left ^ secrets.0, right ^ first)
    second = Self.product(right ^ secrets.1, left ^ second)
  }

  public mutating func add(_ left: UInt64, _ right: UInt64) {
    take(left, right)
  }

  public mutating func add(_ fingerprint: Fingerprint) {
    take(fingerprint.first, fingerprint.second)
  }

  /// Adds the bytes of a value and their number, so that no value can be mistaken for the beginning of another.
  public mutating func add(_ place: Value.Place, of source: FingerprintSource) {
    let node = source.nodes[Int(place.index)]
    if let references = source.references {
      // The targets of a row's references belong to the row. The number marks rows, because equal bytes mean something
      // else in other texts.
      take(1, 1)
      for target in references.targets(inside: Int(place.index)..<node.next) {
        add(Value.Place(index: UInt32(truncatingIfNeeded: target)), of: source)
      }
    }
    let count = Int(node.end - node.start)
    let start = UnsafeRawPointer(source.text + Int(node.start))
    take(UInt64(count), 0)
    if count >= 64 {
      addLanes(from: start, count)
    } else {
      addFew(from: start, count)
    }
  }

  @inline(__always)
  private mutating func addFew(from start: UnsafeRawPointer, _ count: Int) {
    var offset = 0
    while offset + 16 <= count {
      take(start.word(at: offset), start.word(at: offset + 8))
      offset += 16
    }
    let rest = count - offset
    if rest >= 8 {
      take(start.word(at: offset), (start + offset + 8).fewBytes(rest - 8))
    } else if rest > 0 {
      take((start + offset).fewBytes(rest), 0)
    }
  }

  /// Adds at least 64 bytes in steps of 64.
  ///
  /// A product waits for the one before it, but not for those of other lanes. So the processor computes those of four
  /// lanes in the time of one. The last step takes some bytes again instead of fewer, which would need branches that no
  /// processor can foresee.
  @inline(__always)
  private mutating func addLanes(from start: UnsafeRawPointer, _ count: Int) {
    var (second, third, fourth) = (self, self, self)
    var position = start
    let last = start + (count - 64)
    while true {
      take(position.word(at: 0), position.word(at: 8))
      second.take(position.word(at: 16), position.word(at: 24))
      third.take(position.word(at: 32), position.word(at: 40))
      fourth.take(position.word(at: 48), position.word(at: 56))
      if position == last { break }
      position = min(position + 64, last)
    }
    take(second.first, second.second)
    third.take(fourth.first, fourth.second)
    take(third.first, third.second)
  }

  /// Returns the two halves of the full product, combined by exclusive or, so that every bit of both factors counts.
  @inline(__always)
  private static func product(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    return product.high ^ product.low
  }
}
