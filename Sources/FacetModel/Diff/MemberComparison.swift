import JSON

/// The comparison of a part of a facet, member by member.
struct MemberComparison {
  let part: FacetParts
  private let old: Value?
  private let new: Value?

  init(_ part: FacetParts, _ old: Value?, _ new: Value?) {
    self.part = part
    self.old = old
    self.new = new
  }

  var isSame: Bool {
    !isObviouslyDifferent && differences(atMost: 1).isEmpty
  }

  /// Whether a quick look finds a difference: the members have the same order, and a value differs. This covers most
  /// differences; `false` means that a full comparison is needed.
  private var isObviouslyDifferent: Bool {
    guard let old, let new, part == .text || part == .style, let members = old.firstMemberWrittenUnlike(new) else {
      return false
    }
    return WireVocabulary.shared.key(of: members.key) != .custom
      && !ValueComparison.wire.areSame(members.old, members.new)
  }

  var names: [String] { differences(atMost: .max) }

  private func differences(atMost limit: Int) -> [String] {
    switch part {
    case .text: members(of: "text", .wire, atMost: limit)
    case .images: members(of: "images", .image, atMost: limit)
    case .events: members(of: "events", .unlogged, atMost: limit)
    case .style: members(of: "style", .wire, atMost: limit)
    case .custom: members(of: "custom", .verbatim, atMost: limit)
    case .layout: ValueComparison.wire.areSame(old, new) ? [] : ["layout"]
    case .logging: members(of: "logging", .verbatim, atMost: 1).isEmpty ? [] : ["logging"]
    default: []
    }
  }

  private func members(of name: String, _ comparison: ValueComparison, atMost limit: Int) -> [String] {
    var names: [String] = []
    for pair in pairs(comparison) where names.count < limit {
      if part == .text || part == .images, WireVocabulary.shared.key(of: pair.key) == .custom {
        names += Self.keyed(pair, of: "\(name).custom", comparison)
      } else if !self.comparison(of: pair, comparison).areSame(pair.old, pair.new), let value = pair.new ?? pair.old {
        names.append("\(name).\(value.document.interner.string(pair.key))")
      }
    }
    return names
  }

  /// The comparison of one member. The click is an action.
  private func comparison(of pair: MemberPair, _ comparison: ValueComparison) -> ValueComparison {
    part == .events && WireVocabulary.shared.key(of: pair.key) == .click ? .action : comparison
  }

  private func pairs(_ comparison: ValueComparison) -> [MemberPair] {
    guard comparison == .verbatim else { return MemberPair.all(old, new, comparison) }
    // Web backends write these objects into strings.
    return MemberPair.all(old?.lenientObject, new?.lenientObject, .verbatim)
  }

  /// Compares keyed values, which mobile backends send as an object and web backends as a list. The last of several
  /// equal keys counts.
  private static func keyed(_ pair: MemberPair, of name: String, _ comparison: ValueComparison) -> [String] {
    let (old, new) = (KeyedValues(pair.old).all, KeyedValues(pair.new).all)
    let oldValues = Dictionary(old.map { ($0.key, $0.value) }) { $1 }
    let newValues = Dictionary(new.map { ($0.key, $0.value) }) { $1 }
    var seen: Set<String> = []
    return (new + old).compactMap { key, _ in
      guard seen.insert(key).inserted, !comparison.areSame(oldValues[key], newValues[key]) else { return nil }
      return "\(name).\(key)"
    }
  }
}
