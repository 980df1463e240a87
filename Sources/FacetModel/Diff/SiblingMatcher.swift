import JSON

/// What names a section or facet among its siblings.
struct SiblingKey: Hashable {
  let id: Symbol
  let occurrence: UInt32
}

/// Finds the siblings of one list among those of another.
///
/// Ids of one session are numbers without gaps, so where an id stands is looked up, not searched: no string is hashed.
struct SiblingMatcher {
  /// The first sibling with an id that has not been found yet, and in which list that was.
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

  /// Says for every new sibling where the old one with its name stands; -1 where there is none.
  mutating func match(_ old: [SiblingKey], _ new: [SiblingKey], into partners: inout [Int32]) {
    partners.removeAll(keepingCapacity: true)
    let start = sharedStart(old, new)
    for position in 0..<start {
      partners.append(Int32(position))
    }
    let end = sharedEnd(old, new, behind: start)
    note(old, in: start..<old.count - end)
    for position in start..<new.count - end {
      partners.append(find(new[position], in: old))
    }
    for position in old.count - end..<old.count {
      partners.append(Int32(position))
    }
  }

  private func sharedStart(_ old: [SiblingKey], _ new: [SiblingKey]) -> Int {
    let most = min(old.count, new.count)
    var count = 0
    while count < most, old[count] == new[count] {
      count += 1
    }
    return count
  }

  private func sharedEnd(_ old: [SiblingKey], _ new: [SiblingKey], behind start: Int) -> Int {
    let most = min(old.count, new.count) - start
    var count = 0
    while count < most, old[old.count - 1 - count] == new[new.count - 1 - count] {
      count += 1
    }
    return count
  }

  private mutating func note(_ old: [SiblingKey], in range: Range<Int>) {
    list += 1
    if following.count < old.count {
      following.append(contentsOf: repeatElement(-1, count: old.count - following.count))
    }
    for position in range.reversed() {
      let slot = slot(of: old[position].id)
      following[position] = heads[slot].list == list ? heads[slot].position : -1
      heads[slot] = Head(list: list, position: Int32(position))
    }
  }

  private mutating func find(_ key: SiblingKey, in old: [SiblingKey]) -> Int32 {
    let slot = slot(of: key.id)
    guard heads[slot].list == list else { return -1 }
    var position = heads[slot].position
    while position >= 0, old[Int(position)].occurrence < key.occurrence {
      position = following[Int(position)]
    }
    heads[slot].position = position
    return position >= 0 && old[Int(position)].occurrence == key.occurrence ? position : -1
  }

  /// Those without an id share the last one.
  private func slot(of id: Symbol) -> Int {
    id == .none ? heads.count - 1 : Int(id.rawValue)
  }
}
