import Components
import Lint

/// The facet around a cursor, and the kind of the object in which the cursor stands.
struct FacetSurroundings {
  /// The kind of an object, which determines its keys.
  enum Kind: Equatable {
    case known(KeyPlace)
    case textCustom, imageCustom, custom
  }

  /// The level of the innermost facet around the cursor.
  private(set) var facetLevel: Int?
  /// The id of that facet's component, as far as it is written.
  private(set) var componentID: String?
  private(set) var category: String?
  /// The kind of the innermost object around the cursor; `nil` where its keys have no fixed meaning.
  private(set) var kind: Kind?
  /// The kinds of all levels.
  private(set) var kinds: [Kind?] = []

  /// The number of bytes that are searched for components of facets around the cursor.
  private static let reach = 1 << 22
  private static let lists: Set = ["body", "header", "footer", "children", "sections", "children_map"]

  init(_ place: CursorPlace, in bytes: [UInt8]) {
    var searched = 0
    for level in place.levels.indices.reversed() where place.levels[level].isObject && searched < Self.reach {
      // A component is no facet although it might be written next to one.
      let object = LooseObject(at: place.levels[level].start, in: bytes, until: "component")
      searched += (object.members.last?.value.range.upperBound ?? bytes.count) - place.levels[level].start
      guard let component = object["component"] else { continue }
      facetLevel = level
      if case .openObject = component.value.kind {
        let reference = LooseObject(at: component.value.range.lowerBound, in: bytes)
        componentID = reference["id"].map { bytes.name(of: $0.value.range) }
        category = reference["category"].map { bytes.name(of: $0.value.range) }
      }
      break
    }
    var under: String?
    for (index, level) in place.levels.enumerated() {
      if level.isObject {
        kinds.append(kind(ofLevel: index, under: under, place, bytes))
        under = place.key(index, in: bytes).map(Self.snakeCase)
      } else {
        // The elements of a list are of the kind of its key.
        kinds.append(nil)
      }
    }
    kind = place.levels.last?.isObject == true ? kinds.last ?? nil : nil
  }

  /// Returns the kind of an object, from its place in the object around it.
  private func kind(ofLevel index: Int, under key: String?, _ place: CursorPlace, _ bytes: [UInt8]) -> Kind? {
    if index == facetLevel { return .known(.facet) }
    guard let outer = kinds.indices.last(where: { place.levels[$0].isObject }) else {
      return index == 0 ? .known(.feed) : .known(.facet)
    }
    guard let key else { return nil }
    if Self.lists.contains(key) {
      let object = LooseObject(at: place.levels[index].start, in: bytes, until: "component")
      let isSection = object["component"] == nil && ["header", "body", "footer"].contains { object[$0] != nil }
      return isSection || key == "sections" ? .known(.section) : .known(.facet)
    }
    switch kinds[outer] {
    case .known(.facet)? where key == "custom": return .custom
    case .known(.text)? where key == "custom": return .textCustom
    case .known(.images)? where key == "custom": return .imageCustom
    case .imageCustom?: return .known(.image)
    case .custom?: return KeyPlace(custom: key).map(Kind.known)
    case .known(let outer)?: return outer.place(under: key).map(Kind.known)
    case .textCustom?, nil: return nil
    }
  }

  /// Returns a key as most backends spell it.
  static func snakeCase(_ key: String) -> String {
    guard !key.hasPrefix("__") else { return key }
    return key.unicodeScalars.reduce(into: "") { name, scalar in
      if ("A"..."Z").contains(scalar) {
        name += "_" + String(scalar).lowercased()
      } else {
        name.unicodeScalars.append(scalar)
      }
    }
  }

  /// Returns a key in camelCase.
  static func camelCase(_ key: String) -> String {
    let words = key.split(separator: "_")
    return words.dropFirst().reduce(words.first.map(String.init) ?? "") { name, word in
      name + word.prefix(1).uppercased() + word.dropFirst()
    }
  }
}
