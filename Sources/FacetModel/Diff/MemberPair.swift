import JSON

/// The values under one key of two objects.
struct MemberPair {
  /// The key in its first spelling, if the wire format defines it.
  let key: Symbol
  let old: Value?
  let new: Value?

  private typealias Member = (key: Symbol, value: Value)

  /// Returns a pair for every key of either object. Values that are not objects have no keys.
  static func all(_ old: Value?, _ new: Value?, _ comparison: ValueComparison) -> [MemberPair] {
    let (old, new) = (members(of: old, comparison), members(of: new, comparison))
    guard !old.elementsEqual(new, by: { $0.key == $1.key }) else {
      return zip(old, new).map { MemberPair(key: $0.key, old: $0.value, new: $1.value) }
    }
    return merged(sorted(old), sorted(new))
  }

  private static func members(of object: Value?, _ comparison: ValueComparison) -> [Member] {
    guard comparison != .verbatim else { return object?.members.map { ($0.key, $0.value) } ?? [] }
    return object?.members.compactMap { symbol, value in
      guard let key = WireVocabulary.shared.key(of: symbol) else { return (symbol, value) }
      if comparison.leavesOut(key) { return nil }
      // Web backends write the data of actions into strings.
      let data = key == .data ? value.lenientObject : nil
      return (WireVocabulary.shared.symbols(of: key).snake, data ?? value)
    } ?? []
  }

  /// Returns the members sorted by key, because an object may have millions of members in any order. If a key occurs in
  /// both spellings, the first counts.
  private static func sorted(_ members: [Member]) -> [Member] {
    members.enumerated()
      .sorted { ($0.element.key.rawValue, $0.offset) < ($1.element.key.rawValue, $1.offset) }
      .map(\.element)
      .reduce(into: []) { result, member in
        if result.last?.key != member.key { result.append(member) }
      }
  }

  private static func merged(_ old: [Member], _ new: [Member]) -> [MemberPair] {
    var pairs: [MemberPair] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      let oldKey = left < old.count ? old[left].key : Symbol.none
      let newKey = right < new.count ? new[right].key : Symbol.none
      let key = oldKey.rawValue < newKey.rawValue ? oldKey : newKey
      let (isOld, isNew) = (oldKey == key, newKey == key)
      pairs.append(
        MemberPair(
          key: key, old: isOld ? old[left].value : nil, new: isNew ? new[right].value : nil))
      left += isOld ? 1 : 0
      right += isNew ? 1 : 0
    }
    return pairs
  }
}
