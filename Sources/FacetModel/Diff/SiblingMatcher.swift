import JSON

/// Finds the siblings of one list among those of another.
///
/// Ids of one session are numbers without gaps, so where an id stands is looked up, not searched: no string is hashed.
struct SiblingMatcher {
  typealias Names = UnsafeBufferPointer<SiblingName>

  /// The first sibling with an id that has not been passed yet, and in which list that was.
  private struct Head {
    var list: UInt32 = 0
    var position: Int32 = 0
  }

  private var heads: [Head]
  /// The next sibling with the same id. Repeats ascend, so each is passed once.
  private var following: [Int32] = []
  private var list: UInt32 = 0

  init(_ interner: Interner) {
    heads = Array(repeating: Head(), count: interner.count + 1)
  }

  /// Says for every new sibling which old one has its name, or -1.
  mutating func match(_ old: Names, _ new: Names, into origins: UnsafeMutableBufferPointer<Int32>) {
    let start = sharedStart(old, new)
    let end = sharedEnd(old, new, behind: start)
    for position in 0..<start {
      origins[position] = Int32(position)
    }
    for distance in 0..<end {
      origins[new.count - 1 - distance] = Int32(old.count - 1 - distance)
    }
    list += 1
    note(old, in: start..<old.count - end)
    find(new, in: start..<new.count - end, among: old, origins)
  }

  private mutating func note(_ old: Names, in range: Range<Int>) {
    if following.count < old.count {
      following.append(contentsOf: repeatElement(-1, count: old.count - following.count))
    }
    heads.withUnsafeMutableBufferPointer { heads in
      for position in range.reversed() {
        let slot = Self.slot(of: old[position], in: heads)
        following[position] = heads[slot].list == list ? heads[slot].position : -1
        heads[slot] = Head(list: list, position: Int32(position))
      }
    }
  }

  private mutating func find(
    _ new: Names, in range: Range<Int>, among old: Names, _ origins: UnsafeMutableBufferPointer<Int32>
  ) {
    heads.withUnsafeMutableBufferPointer { heads in
      for index in range {
        let slot = Self.slot(of: new[index], in: heads)
        var position = heads[slot].list == list ? heads[slot].position : -1
        while position >= 0, old[Int(position)].occurrence < new[index].occurrence {
          position = following[Int(position)]
        }
        heads[slot].position = position
        origins[index] = position >= 0 && old[Int(position)].occurrence == new[index].occurrence ? position : -1
      }
    }
  }

  /// Those without an id share the last one.
  @inline(__always)
  private static func slot(of name: SiblingName, in heads: UnsafeMutableBufferPointer<Head>) -> Int {
    name.id == .none ? heads.count - 1 : Int(name.id.rawValue)
  }

  private func sharedStart(_ old: Names, _ new: Names) -> Int {
    let most = min(old.count, new.count)
    var count = 0
    while count < most, old[count] == new[count] {
      count += 1
    }
    return count
  }

  private func sharedEnd(_ old: Names, _ new: Names, behind start: Int) -> Int {
    let most = min(old.count, new.count) - start
    var count = 0
    while count < most, old[old.count - 1 - count] == new[new.count - 1 - count] {
      count += 1
    }
    return count
  }
}
