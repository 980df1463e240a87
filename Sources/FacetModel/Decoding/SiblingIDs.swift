import JSON

/// A count of the ids among siblings. Each id has a stamp with the number of the list that last contained it.
struct SiblingIDs {
  private struct Stamp {
    var list: UInt32 = 0
    var count: UInt32 = 0
  }

  private var stamps: [Stamp] = []
  private var missing = 0
  private var list: UInt32 = 0
  private var hasRepeat = false

  mutating func beginList() {
    list += 1
    missing = 0
    hasRepeat = false
  }

  /// Returns how many siblings with this id have been counted before.
  mutating func count(_ id: Symbol) -> Int {
    guard id != .none else {
      missing += 1
      return missing - 1
    }
    let index = Int(id.rawValue)
    if index >= stamps.count {
      stamps.append(contentsOf: repeatElement(Stamp(), count: index + 1))
    }
    let earlier = stamps[index].list == list ? stamps[index].count : 0
    stamps[index] = Stamp(list: list, count: earlier + 1)
    return Int(earlier)
  }

  /// Returns true for the first repeat in a list, and false after that.
  mutating func isFirstRepeat() -> Bool {
    defer { hasRepeat = true }
    return !hasRepeat
  }
}
