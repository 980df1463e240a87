import FacetModel
import JSON

/// Finds keys that nearly match a known key: `txet`, `Title`, `text_Attributes`. Other unknown keys are accepted,
/// because a backend may send more than a client reads.
package struct KeyCheck {
  package typealias Place = KeyPlace

  private enum Verdict {
    case known(Place?)
    case unlike
    case nearly(String)
  }

  private let interner: Interner
  /// The verdicts on keys by kind. A verdict is made once.
  private var verdicts = Array(repeating: SymbolTable<Verdict>(), count: Place.allCases.count)

  init(_ interner: Interner) {
    self.interner = interner
  }

  /// The elements of a list that are checked: all elements of a list are written by the same code.
  private static let mostElements = 64

  /// Checks the keys of a facet, of its parts in a page's cache, and of pictures under names of their own.
  mutating func check(_ facet: Facet, _ list: inout DiagnosticList) {
    check(facet.source, .facet, &list)
    for (_, picture) in KeyedValues(facet.images.value?[.custom]).all { check(picture, .image, &list) }
    for (key, part) in facet.partsInCache {
      if let place = Place.facet.place(under: key.snakeCase) { check(part, place, &list) }
    }
  }

  /// Checks the keys of an object, of each object in a list or in a string, and of the objects inside them.
  mutating func check(_ value: Value, _ place: Place, _ list: inout DiagnosticList) {
    switch value.kind {
    case .array:
      for element in value.elements.first(Self.mostElements, as: \.self) where element.kind == .object {
        check(object: element, place, &list)
      }
    case .object: check(object: value, place, &list)
    case .string where place == .data:
      if let data = (try? value.embedded())?.root, data.kind == .object { check(object: data, place, &list) }
    default: break
    }
  }

  private mutating func check(object: Value, _ place: Place, _ list: inout DiagnosticList) {
    var isThere: [String: Bool] = [:]
    for (symbol, value) in object.members {
      switch verdict(on: symbol, of: object, in: place) {
      case .known(let inner?): check(value, inner, &list)
      case .known(nil), .unlike: break
      case .nearly(let right):
        let name = object.document.interner.string(symbol)
        if value.isNull { continue }
        // Next to the right key a similar key has a meaning of its own, unless it has the same letters.
        if isThere.value(for: right, or: { Self.has(right, object, in: place) }),
          !KnownKeys.haveSameLetters(name, right)
        {
          continue
        }
        list.add(
          .misspelledKey, at: value.document.outermostOffset(of: value.range.lowerBound),
          "the key \(quoted(name)) is not read; did you mean '\(right)'?",
          correction: .key(right))
      }
    }
  }

  /// Whether an object has a key in a spelling that is read. A null has nothing that could be read.
  static func has(_ key: String, _ object: Value, in place: Place) -> Bool {
    object.members.contains { member in
      guard !member.value.isNull else { return false }
      let name = object.document.interner.string(member.key)
      return name == key || place.hasTwoSpellings && (camelCase(name) == key || name == camelCase(key))
    }
  }

  private mutating func verdict(on symbol: Symbol, of object: Value, in place: Place) -> Verdict {
    let names = object.document.interner
    // A document inside a string may number its keys differently.
    guard names === interner else { return Self.verdict(on: names.string(symbol), in: place) }
    if let known = verdicts[place.rawValue][symbol] { return known }
    let verdict = Self.verdict(on: interner.string(symbol), in: place)
    verdicts[place.rawValue][symbol] = verdict
    return verdict
  }

  private static func verdict(on key: String, in place: Place) -> Verdict {
    if key.hasPrefix("__") { return .known(nil) }
    for known in place.keys where place.spellings(of: known).contains(key) {
      return .known(place.place(under: known))
    }
    if place == .gridSpecs, place.keys.contains(where: { $0.lowercased() == key }) { return .known(.gridSpec) }
    guard let right = KnownKeys(place.keys).nearest(to: key) else { return .unlike }
    return .nearly(key.contains("_") || !place.hasTwoSpellings ? right : camelCase(right))
  }

  package static func camelCase(_ key: String) -> String {
    let words = key.split(separator: "_")
    return words.dropFirst().reduce(words.first.map(String.init) ?? "") { name, word in
      name + word.prefix(1).uppercased() + word.dropFirst()
    }
  }
}

extension [String: Bool] {
  /// Returns the answer about a key and asks only once, because an object may have any number of misspelled keys.
  package mutating func value(for key: String, or ask: () -> Bool) -> Bool {
    if let known = self[key] { return known }
    let answer = ask()
    self[key] = answer
    return answer
  }
}
