import JSON

/// The step that pairs the siblings of two lists by their names, which are unique in a list.
///
/// Most lists change little, so both are walked in parallel, past the siblings that are gone or new. The remaining
/// siblings may have moved. Ids of one session are consecutive numbers, so they index a table, and no string is hashed.
struct SiblingMatcher {
  typealias Names = UnsafeBufferPointer<SiblingName>
  typealias Origins = UnsafeMutableBufferPointer<Int32>

  /// The number of siblings, gone or new, that the walk looks past at one place.
  private static let reach = 8

  /// The old siblings that the walk did not pair.
  private var oldUnpaired: [Int32] = []
  /// The new siblings that the walk did not pair.
  private var newUnpaired: [Int32] = []
  /// The first unpaired old sibling of each id, as a position in `oldUnpaired`; -1 if there is none. Created when it is
  /// first needed.
  private var heads: [Int32] = []
  /// The next unpaired old sibling with the same id. Occurrences ascend, so each is visited once.
  private var following: [Int32] = []
  private let idCount: Int

  init(_ interner: Interner) {
    idCount = interner.count
  }

  /// Writes for every new sibling the old sibling with the same name, or -1.
  mutating func match(_ old: Names, _ new: Names, into origins: Origins) {
    oldUnpaired.removeAll(keepingCapacity: true)
    newUnpaired.removeAll(keepingCapacity: true)
    walk(old, new, into: origins)
    guard !oldUnpaired.isEmpty else {
      for index in newUnpaired { origins[Int(index)] = -1 }
      return
    }
    guard !newUnpaired.isEmpty else { return }
    if heads.isEmpty {
      heads = Array(repeating: -1, count: idCount + 1)
    }
    note(old)
    find(new, among: old, origins)
  }

  private mutating func walk(_ old: Names, _ new: Names, into origins: Origins) {
    var (position, index) = (0, 0)
    while position < old.count, index < new.count {
      if old[position] != new[index] {
        guard let (gone, come) = Self.distance(old, position, new, index) else { break }
        oldUnpaired += Int32(position)..<Int32(position + gone)
        newUnpaired += Int32(index)..<Int32(index + come)
        position += gone
        index += come
      }
      origins[index] = Int32(truncatingIfNeeded: position)
      position &+= 1
      index &+= 1
    }
    let (oldEnd, newEnd) = Self.sharedEnd(old, new, position, index)
    for distance in 0..<new.count - newEnd {
      origins[newEnd + distance] = Int32(oldEnd + distance)
    }
    oldUnpaired += Int32(position)..<Int32(oldEnd)
    newUnpaired += Int32(index)..<Int32(newEnd)
  }

  /// Returns how many siblings are gone and how many are new before the next pair.
  private static func distance(_ old: Names, _ position: Int, _ new: Names, _ index: Int) -> (gone: Int, come: Int)? {
    for sum in 1...reach {
      for come in 0...sum where position + sum - come < old.count && index + come < new.count {
        if old[position + sum - come] == new[index + come] { return (sum - come, come) }
      }
    }
    return nil
  }

  /// Returns where the longest common end of both lists begins.
  private static func sharedEnd(_ old: Names, _ new: Names, _ oldStart: Int, _ newStart: Int) -> (old: Int, new: Int) {
    var (oldEnd, newEnd) = (old.count, new.count)
    while oldEnd > oldStart, newEnd > newStart, old[oldEnd - 1] == new[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    return (oldEnd, newEnd)
  }

  private mutating func note(_ old: Names) {
    if following.count < oldUnpaired.count {
      following += repeatElement(-1, count: oldUnpaired.count - following.count)
    }
    heads.withUnsafeMutableBufferPointer { heads in
      for rank in oldUnpaired.indices.reversed() {
        let slot = Self.slot(of: old[Int(oldUnpaired[rank])], in: heads)
        following[rank] = heads[slot]
        heads[slot] = Int32(rank)
      }
    }
  }

  private mutating func find(_ new: Names, among old: Names, _ origins: Origins) {
    heads.withUnsafeMutableBufferPointer { heads in
      for index in newUnpaired {
        let name = new[Int(index)]
        let slot = Self.slot(of: name, in: heads)
        var rank = Int(heads[slot])
        while rank >= 0, old[Int(oldUnpaired[rank])].occurrence < name.occurrence {
          rank = Int(following[rank])
        }
        heads[slot] = Int32(rank)
        let isThere = rank >= 0 && old[Int(oldUnpaired[rank])].occurrence == name.occurrence
        origins[Int(index)] = isThere ? oldUnpaired[rank] : -1
      }
      // The table is restored for the next list.
      for position in oldUnpaired {
        heads[Self.slot(of: old[Int(position)], in: heads)] = -1
      }
    }
  }

  /// Returns the slot of an id. Siblings without an id share the last slot.
  @inline(__always)
  private static func slot(of name: SiblingName, in heads: UnsafeMutableBufferPointer<Int32>) -> Int {
    name.id == .none ? heads.count - 1 : Int(name.id.rawValue)
  }
}

/// The name of a section or facet among its siblings.
struct SiblingName: Hashable {
  let id: Symbol
  let occurrence: UInt32
}
