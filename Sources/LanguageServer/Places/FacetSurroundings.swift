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
    var reach = Self.reach
    for level in place.levels.indices.reversed() where place.levels[level].isObject {
      guard let component = Self.object(at: place.levels[level].start, in: bytes, &reach)?["component"] else {
        continue
      }
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
        // Objects around the facet do not matter.
        let isOutside = facetLevel.map { index < $0 } ?? false
        kinds.append(isOutside ? nil : kind(ofLevel: index, under: under, place, bytes, &reach))
        under = place.key(index, in: bytes).map(Self.snakeCase)
      } else {
        // The elements of a list are of the kind of its key.
        kinds.append(nil)
      }
    }
    kind = place.levels.last?.isObject == true ? kinds.last ?? nil : nil
  }

  /// Reads an object up to its component; `nil` once too many bytes have been searched. Without that limit, deep nesting
  /// would take the square of its depth.
  private static func object(at start: Int, in bytes: [UInt8], _ reach: inout Int) -> LooseObject? {
    guard reach > 0 else { return nil }
    let object = LooseObject(at: start, in: bytes, until: "component")
    reach -= (object["component"]?.value.range.upperBound ?? bytes.count) - start
    return object
  }

  /// Returns the kind of an object, from its place in the object around it.
  private func kind(
    ofLevel index: Int, under key: String?, _ place: CursorPlace, _ bytes: [UInt8], _ reach: inout Int
  ) -> Kind? {
    if index == facetLevel { return .known(.facet) }
    guard let outer = kinds.indices.last(where: { place.levels[$0].isObject }) else {
      return index == 0 ? .known(.feed) : .known(.facet)
    }
    guard let key else { return nil }
    if Self.lists.contains(key) {
      let object = Self.object(at: place.levels[index].start, in: bytes, &reach)
      let isSection =
        object.map { object in
          object["component"] == nil && ["header", "body", "footer"].contains { object[$0] != nil }
        } ?? false
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
}
