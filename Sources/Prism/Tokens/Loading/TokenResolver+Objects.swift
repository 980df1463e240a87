import JSON
import Text
import Wording

/// The reading of objects with the fields that the format defines.
extension TokenResolver {
  /// Returns the fields, if the value is an object with the required fields and without unknown ones.
  mutating func fields(
    of finding: Finding, _ noun: (Words) -> SafeText, _ required: [TokenField], optional: [TokenField] = []
  ) -> [TokenField: Finding]? {
    guard finding.value.kind == .object else {
      let names = required.map(\.name).joined(separator: ", ")
      faults.add(at: finding.blame) { $0.objectWith(noun($0), SafeText(names), not: finding.value.noun(in: $0)) }
      return nil
    }
    var found: [TokenField: Finding] = [:]
    var isWhole = true
    for (name, value) in finding.value.members {
      if let field = (required + optional).first(where: { $0.symbol == name }) {
        found[field] = finding.part(value)
      } else {
        let name = value.document.interner.string(name)
        faults.add(at: finding.part(value).blame) { $0.hasNoPart(noun($0), name.quoted) }
        isWhole = false
      }
    }
    for field in required where found[field] == nil {
      faults.add(at: finding.blame) { $0.needs(noun($0), SafeText(field.name)) }
      isWhole = false
    }
    return isWhole ? found : nil
  }

  /// Returns the parts of a composite value. Every part is checked, even after a faulty one.
  mutating func parts(
    of finding: Finding, _ noun: (Words) -> SafeText, _ required: KeyValuePairs<TokenField, TokenType>,
    optional: KeyValuePairs<TokenField, TokenType> = [:], besides others: [TokenField] = []
  ) -> [TokenField: TokenValue]? {
    let fields = fields(of: finding, noun, required.map(\.key), optional: optional.map(\.key) + others)
    guard let fields else { return nil }
    var parts: [TokenField: TokenValue] = [:]
    for (field, type) in required.map({ $0 }) + optional.map({ $0 }) {
      if let finding = fields[field] {
        guard let part = read(finding, as: type) else { continue }
        parts[field] = part
      }
    }
    let isWhole = fields.keys.allSatisfy { parts[$0] != nil || others.contains($0) }
    return isWhole ? parts : nil
  }

  /// Returns the value as one of the words that the format defines.
  mutating func word<Word: CaseIterable & RawRepresentable<String>>(
    _ finding: Finding, _ noun: (Words) -> SafeText, _ words: Word.Type
  ) -> Word? {
    guard let plain = plain(finding) else { return nil }
    if let word = plain.value.string.flatMap(Word.init) {
      return word
    }
    let known = Word.allCases.map(\.rawValue).joined(separator: ", ")
    let found = plain.value.string?.quoted
    faults.add(at: plain.blame) { $0.isNo(found ?? plain.value.noun(in: $0), noun($0), known: SafeText(known)) }
    return nil
  }
}
