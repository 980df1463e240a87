import JSON
import Text
import Wording

/// The content of a response in which no feed was found.
public enum FoundInstead: Hashable, Sendable {
  case emptyObject
  /// Some of its keys.
  case object(keys: [String])
  case emptyList, listWithoutFacets
  case string, number, boolean, null
  case webPage(scripts: Int)
  /// JSON that was made for another purpose.
  case foreign(ForeignFormat)

  init(_ value: Value) {
    if let format = ForeignFormat(value) {
      self = .foreign(format)
      return
    }
    switch value.kind {
    case .object:
      let keys = value.members.prefix(4).map { value.document.interner.string($0.key) }
      self = keys.isEmpty ? .emptyObject : .object(keys: keys)
    case .array: self = Envelope.isFilled(value) ? .listWithoutFacets : .emptyList
    case .string: self = .string
    case .number: self = .number
    case .true, .false: self = .boolean
    case .null: self = .null
    }
  }

  /// A part of a sentence.
  func noun(in words: Words) -> SafeText {
    switch self {
    case .emptyObject: words.emptyObject
    case .object(let keys): words.object(with: SafeText(keys.map(quoted).joined(separator: ", ")))
    case .emptyList: words.emptyList
    case .listWithoutFacets: words.listWithoutFacets
    case .string: words.aString
    case .number: words.aNumber
    case .boolean: words.aBoolean
    case .null: "null"
    case .webPage(let scripts): words.webPage(scripts: scripts)
    case .foreign(let format): words.noun(of: format)
    }
  }
}
