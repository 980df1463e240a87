import FacetModel
import JSON
import Text

extension Rule {
  /// Whether findings of the rule can have one safe answer.
  package var isMended: Bool { [.duplicateKey, .misspelledKey, .childrenCountMismatch].contains(self) }
}

/// Finds the edits for findings with one safe answer: keys that stand twice, misspelled keys, counts of children.
package struct Mender {
  private let document: Document

  /// `nil` for a file that is no JSON text by itself: archives and saved web pages are not edited.
  package init?(_ file: LintedFile) {
    guard file.archived == nil, let document = file.document, document.origin == nil else { return nil }
    self.document = document
  }

  /// The mends of findings that do not get in each other's way, in the order of the text.
  package func mends(of diagnostics: [Diagnostic]) -> [Mend] {
    var end = 0
    let mends = diagnostics.compactMap { mend(of: $0) }
      .sorted { ($0.edits.first?.range.lowerBound ?? 0) < ($1.edits.first?.range.lowerBound ?? 0) }
    let written = mends.map { writtenKey(of: $0.diagnostic) }
    var uses: [WrittenKey: Int] = [:]
    for key in written.compactMap(\.self) { uses[key, default: 0] += 1 }
    return zip(mends, written).compactMap { mend, key in
      guard let first = mend.edits.first, let last = mend.edits.last, first.range.lowerBound >= end else { return nil }
      // Of two keys that were meant to be the same, neither is right for certain.
      if let key, uses[key] != 1 { return nil }
      end = last.range.upperBound
      return mend
    }
  }

  /// The key that the mend of a misspelled one writes.
  private func writtenKey(of diagnostic: Diagnostic) -> WrittenKey? {
    guard case .key(let key)? = diagnostic.correction else { return nil }
    let object = document.object(withMemberAt: diagnostic.offset)?.range.lowerBound ?? 0
    return WrittenKey(object: object, key: Self.letters(of: key))
  }

  private struct WrittenKey: Hashable {
    let object: Int
    let key: String
  }

  /// The mend of a finding; `nil` if it has no safe answer.
  package func mend(of diagnostic: Diagnostic) -> Mend? {
    guard diagnostic.rule == .duplicateKey || diagnostic.correction != nil,
      let object = document.object(withMemberAt: diagnostic.offset)
    else { return nil }
    let members = object.writtenMembers
    guard let member = members.first(where: { $0.value.lowerBound == diagnostic.offset }) else { return nil }
    switch diagnostic.correction {
    case .key(let right):
      guard !members.contains(where: { $0.key != member.key && Self.letters(of: $0.name) == Self.letters(of: right) })
      else { return nil }
      let edit = TextEdit(member.key, WrittenJSON.string(right).bytes)
      return Mend(diagnostic: diagnostic, title: "write '\(right)'", edits: [edit])
    case .number(let right):
      let edit = TextEdit(member.value, Array(String(right).utf8))
      return Mend(diagnostic: diagnostic, title: "write \(right)", edits: [edit])
    case nil:
      let edits = removals(of: member.name, among: members, in: object)
      return edits.isEmpty ? nil : Mend(diagnostic: diagnostic, title: "keep the last one, which counts", edits: edits)
    }
  }

  /// Clients read both spellings of a key: `childrenCount` and `children_count`.
  private static func letters(of key: String) -> String { String(key.filter { $0 != "_" }).lowercased() }

  /// Takes out all members of a name but the last, each with the comma behind it and the space before it.
  private func removals(of name: String, among members: [WrittenMember], in object: Value) -> [TextEdit] {
    guard let last = members.lastIndex(where: { $0.name == name }) else { return [] }
    var start = object.range.lowerBound + 1
    var edits: [TextEdit] = []
    for index in 0..<last {
      let rest = members[index].value.upperBound..<members[index + 1].key.lowerBound
      guard let comma = document.bytes.withUnsafeBytes(in: rest, { $0.firstIndex(of: UInt8(ascii: ",")) }) else {
        return []
      }
      var removed = start..<rest.lowerBound + comma + 1
      if index == 0, !document.bytes.withUnsafeBytes(in: rest, { $0.contains(UInt8(ascii: "\n")) }) {
        // The next member comes to stand behind the bracket, as this one did.
        removed = members[0].key.lowerBound..<rest.upperBound
      }
      if members[index].name == name { edits.append(TextEdit(removed, [])) }
      start = removed.upperBound
    }
    return edits
  }
}
