import JSON

/// The reading of objects with the fields that the format defines.
extension TokenResolver {
  /// Returns the fields, if the value is an object with the required fields and without unknown ones.
  mutating func fields(
    of finding: Finding, _ noun: String, _ required: [TokenField], optional: [TokenField] = []
  ) -> [TokenField: Finding]? {
    guard finding.value.kind == .object else {
      let names = required.map(\.name).joined(separator: ", ")
      faults.add("\(noun) is an object with \(names), not \(finding.value.noun)", at: finding.reported)
      return nil
    }
    var found: [TokenField: Finding] = [:]
    var isWhole = true
    for (name, value) in finding.value.members {
      if let field = (required + optional).first(where: { $0.symbol == name }) {
        found[field] = finding.part(value)
      } else {
        let name = value.document.interner.string(name)
        faults.add("\(noun) has no \(name.quoted)", at: finding.part(value).reported)
        isWhole = false
      }
    }
    for field in required where found[field] == nil {
      faults.add("\(noun) needs \(field.name)", at: finding.reported)
      isWhole = false
    }
    return isWhole ? found : nil
  }

  /// Returns the parts of a composite value. Every part is checked, even after a faulty one.
  mutating func parts(
    of finding: Finding, _ noun: String, _ required: KeyValuePairs<TokenField, TokenType>,
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
    _ finding: Finding, _ noun: String, _ words: Word.Type
  ) -> Word? {
    guard let plain = plain(finding) else { return nil }
    if let word = plain.value.string.flatMap(Word.init) {
      return word
    }
    let known = Word.allCases.map(\.rawValue).joined(separator: ", ")
    let found = plain.value.string?.quoted ?? plain.value.noun
    faults.add("\(found) is not a \(noun); there are \(known)", at: plain.reported)
    return nil
  }
}
