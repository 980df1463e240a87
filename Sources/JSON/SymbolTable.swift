/// Values by symbol, for tables that are filled and read for every facet. Symbols are spread by one product, which is
/// enough, because an author of a file cannot choose their numbers.
public struct SymbolTable<Element> {
  @usableFromInline var slots: ContiguousArray<(key: Symbol, value: Element)?>
  @usableFromInline var count = 0

  @inlinable
  public init() {
    slots = ContiguousArray(repeating: nil, count: 16)
  }

  @inlinable
  public subscript(key: Symbol) -> Element? {
    get { slots[slot(of: key)]?.value }
    set {
      let slot = slot(of: key)
      guard let newValue else { return }
      if slots[slot] == nil { count += 1 }
      slots[slot] = (key, newValue)
      if count * 2 > slots.count { grow() }
    }
  }

  /// Returns the slot that holds the key, or the free slot where it belongs.
  @inlinable
  func slot(of key: Symbol) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: (UInt64(key.rawValue) &* 0x9E37_79B9_7F4A_7C15) >> 32) & mask
    while let (found, _) = slots[slot], found != key { slot = (slot + 1) & mask }
    return slot
  }

  @inlinable
  mutating func grow() {
    let old = slots
    slots = ContiguousArray(repeating: nil, count: old.count * 2)
    for case let entry? in old { slots[slot(of: entry.key)] = entry }
  }
}
