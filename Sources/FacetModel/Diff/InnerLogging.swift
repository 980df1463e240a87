import JSON

/// The comparison of the logging inside pictures and events, whatever else stands there.
enum InnerLogging {
  static func isSame(_ old: Value?, _ new: Value?) -> Bool {
    if let old, let new {
      if old.isWritten(like: new) { return true }
      if old.kind == .array, new.kind == .array { return zip(old.elements, new.elements).allSatisfy(isSame) }
    }
    return MemberPair.all(old, new, .wire).allSatisfy { pair in
      switch WireVocabulary.shared.key(of: pair.key) {
      case .logging: MemberComparison(.logging, pair.old, pair.new).isSame
      case .custom: isSameInside(KeyedValues(pair.old), KeyedValues(pair.new))
      default: isSame(pair.old, pair.new)
      }
    }
  }

  private static func isSameInside(_ old: KeyedValues, _ new: KeyedValues) -> Bool {
    let oldValues = Dictionary(old.all.map { ($0.key, $0.value) }) { $1 }
    let newValues = Dictionary(new.all.map { ($0.key, $0.value) }) { $1 }
    return Set(oldValues.keys).union(newValues.keys).allSatisfy { isSame(oldValues[$0], newValues[$0]) }
  }
}
