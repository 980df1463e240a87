import Glibc

/// A table that counts strings in lists. It holds, for each string, the number of the list that last contained it.
///
/// An interner keeps it, because a new one for each small text would have to be as long as the list of symbols.
public final class SymbolCounts {
  private struct Stamp {
    var list: UInt32 = 0
    var count: UInt32 = 0
  }

  // No method here calls back into the table.
  @exclusivity(unchecked) private var base: UnsafeMutablePointer<Stamp>
  @exclusivity(unchecked) private var capacity = 256
  @exclusivity(unchecked) private var list: UInt32 = 0

  init() {
    base = .allocate(capacity: capacity)
    base.initialize(repeating: Stamp(), count: capacity)
  }

  deinit {
    free(base)
  }

  public func beginList() {
    list &+= 1
    if list == 0 {
      // After four thousand million lists the numbers start again, so all old stamps are removed.
      base.update(repeating: Stamp(), count: capacity)
      list = 1
    }
  }

  /// Returns how often the list has contained a string before.
  @inline(__always)
  public func count(_ symbol: Symbol) -> Int {
    let index = Int(symbol.rawValue)
    if index >= capacity { grow(toHold: index) }
    let earlier = base[index].list == list ? base[index].count : 0
    base[index] = Stamp(list: list, count: earlier + 1)
    return Int(earlier)
  }

  @inline(never)
  private func grow(toHold index: Int) {
    let wanted = max(capacity * 2, index + 1)
    let block = grown(base, toBytes: wanted * MemoryLayout<Stamp>.stride)
    base = block.assumingMemoryBound(to: Stamp.self)
    (base + capacity).initialize(repeating: Stamp(), count: wanted - capacity)
    capacity = wanted
  }
}
