import Components
import JSON
import Prism

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
      complain(BrandStructures.objection("key", key, known: Self.keys), at: value, "/\(key)")
    }
    name = word("name", in: root)
    displayName = word("displayName", in: root)
    tagline = word("tagline", in: root)
    readViews(root["views"], among: known)
    if name == nil, faults.isEmpty {
      complain("a brand needs a name: {\"name\": \"harbor\"}", at: root)
    }
  }

  private mutating func word(_ key: String, in root: Value) -> String? {
    guard let value = root[key], !value.isEmptyString else { return nil }
    if value.kind != .string { complain("\(key) is a string", at: value, "/\(key)") }
    return value.string
  }

  private mutating func readViews(_ views: Value?, among known: BrandStructures) {
    guard let views, !views.isNull else { return }
    guard views.kind == .object else {
      return complain("views is an object: {\"landing\": \"\(BrandedStructure.plain)\"}", at: views, "/views")
    }
    for (key, value) in Self.members(of: views) {
      guard let kind = BrandedStructure.Kind(rawValue: key) else {
        let kinds = BrandedStructure.Kind.allCases.map(\.rawValue)
        complain(BrandStructures.objection("view", key, known: kinds), at: value, "/views/\(key)")
        continue
      }
      let names = known.names(of: kind)
      guard let name = value.string else {
        let list = names.joined(separator: ", ")
        complain("\(key) is the name of a structure: \(list)", at: value, "/views/\(key)")
        continue
      }
      if let structure = known.structure(kind, called: name) {
        structures.append(structure)
      } else if name != BrandedStructure.plain {
        complain(BrandStructures.objection(key, name, known: names), at: value, "/views/\(key)")
      }
    }
  }

  private static func members(of object: Value) -> [(key: String, value: Value)] {
    object.members.map { (key: object.document.interner.string($0), value: $1) }
  }

  private mutating func complain(_ message: String, at value: Value, _ pointer: String = "") {
    complain(message, at: value.range.lowerBound, pointer)
  }

  private mutating func complain(_ message: String, at offset: Int, _ pointer: String = "") {
    let place = TokenPlace(file: path, location: lines.location(of: offset), pointer: pointer)
    faults.append(TokenError(message, at: place))
  }
}
