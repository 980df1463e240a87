import Components
import JSON
import Prism
import Text
import Wording

/// The contents of a brand's `brand.json`, as far as they can be read.
package struct BrandWords {
  package private(set) var name: String?
  package private(set) var displayName: String?
  package private(set) var tagline: String?
  /// The structures that the brand has chosen for its views.
  package private(set) var structures: [BrandedStructure] = []
  package private(set) var faults: [TokenError] = []

  private let path: String
  private let lines: LineTable

  private static let keys = ["name", "displayName", "tagline", "views"]

  init(_ bytes: ByteBuffer, path: String, among known: BrandStructures) {
    self.path = path
    lines = LineTable(bytes)
    let root: Value
    do throws(SyntaxError) {
      root = try Document.read(bytes, interner: Interner()).root
    } catch {
      complain(error.message(locate: lines.location), at: error.offset)
      return
    }
    for (key, value) in Self.members(of: root) where !Self.keys.contains(key) {
      let problem = BrandStructures.objection(key, known: Self.keys) { $0.noBrandKey($1, meant: $2, known: $3) }
      complain(problem, at: value, "/\(key)")
    }
    name = word("name", in: root)
    displayName = word("displayName", in: root)
    tagline = word("tagline", in: root)
    readViews(root["views"], among: known)
    if name == nil, faults.isEmpty {
      complain(Message { $0.brandNeedsName }, at: root)
    }
  }

  private mutating func word(_ key: String, in root: Value) -> String? {
    guard let value = root[key], !value.isEmptyString else { return nil }
    if value.kind != .string { complain(Message { $0.isString(SafeText(key)) }, at: value, "/\(key)") }
    return value.string
  }

  private mutating func readViews(_ views: Value?, among known: BrandStructures) {
    guard let views, !views.isNull else { return }
    guard views.kind == .object else {
      return complain(Message { $0.viewsAreObject(SafeText(BrandedStructure.plain)) }, at: views, "/views")
    }
    for (key, value) in Self.members(of: views) {
      guard let kind = BrandedStructure.Kind(rawValue: key) else {
        let kinds = BrandedStructure.Kind.allCases.map(\.rawValue)
        let problem = BrandStructures.objection(key, known: kinds) { $0.noBrandView($1, meant: $2, known: $3) }
        complain(problem, at: value, "/views/\(key)")
        continue
      }
      let names = known.names(of: kind)
      guard let name = value.string else {
        let list = names.joined(separator: ", ")
        complain(Message { $0.structureIsName(SafeText(key), known: SafeText(list)) }, at: value, "/views/\(key)")
        continue
      }
      if let structure = known.structure(kind, called: name) {
        structures.append(structure)
      } else if name != BrandedStructure.plain {
        let problem = BrandStructures.objection(name, known: names) {
          $0.noStructure(of: SafeText(key), $1, meant: $2, known: $3)
        }
        complain(problem, at: value, "/views/\(key)")
      }
    }
  }

  private static func members(of object: Value) -> [(key: String, value: Value)] {
    object.members.map { (key: object.document.interner.string($0), value: $1) }
  }

  private mutating func complain(_ message: Message, at value: Value, _ pointer: String = "") {
    complain(message, at: value.range.lowerBound, pointer)
  }

  private mutating func complain(_ message: Message, at offset: Int, _ pointer: String = "") {
    let place = TokenPlace(file: path, location: lines.location(of: offset), pointer: pointer)
    faults.append(TokenError(message, at: place))
  }
}
