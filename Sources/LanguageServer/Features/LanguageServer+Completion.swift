import Components
import JSON
import Lint
import Reporting
import Text

/// Completion of keys and values.
extension LanguageServer {
  private enum ItemKind: Int {
    case field = 5
    case classItem = 7
    case value = 12
  }

  mutating func completion(_ params: Value?) throws(ResponseError) -> JSONOutput {
    let (document, offset) = try place(params)
    let bytes = document.text.bytes
    let place = CursorPlace(offset, in: bytes, isPointing: false)
    let facet = FacetSurroundings(place, in: bytes)
    // A number or a word that is not quoted is no value that is known here.
    guard place.token.isEmpty || place.isQuoted else { return Self.list([]) }
    switch place.role {
    case .key: return Self.list(keys(place, facet, document))
    case .value: return Self.list(values(place, facet, document))
    case .other: return Self.list([])
    }
  }

  private static func list(_ items: [JSONOutput]) -> JSONOutput {
    .members(["isIncomplete": .bool(false), "items": .array(items)])
  }

  private func keys(_ place: CursorPlace, _ facet: FacetSurroundings, _ document: OpenDocument) -> [JSONOutput] {
    guard let kind = facet.kind, let top = place.levels.last else { return [] }
    let bytes = document.text.bytes
    let present = Set(
      LooseObject(at: top.start, in: bytes).members.filter { $0.key != place.token }
        .map { FacetSurroundings.snakeCase($0.name) })
    let names = KeyCompletion(component: facet.componentID.flatMap(host.factory.descriptor(for:)), kind: kind).entries
    return names.filter { !present.contains($0.name) }.enumerated().map { index, entry in
      let spelled = place.isCamelCase && kind.isSpelledEitherWay ? KeyCheck.camelCase(entry.name) : entry.name
      return item(
        spelled, meaning: entry.meaning, kind: .field, number: index, after: place.hasColon ? "" : ": ", place, document
      )
    }
  }

  private func values(_ place: CursorPlace, _ facet: FacetSurroundings, _ document: OpenDocument) -> [JSONOutput] {
    guard let top = place.levels.indices.last, place.levels[top].isObject,
      let key = place.key(top, in: document.text.bytes)
    else { return [] }
    let name = FacetSurroundings.snakeCase(key)
    let values = KnownValues(factory: host.factory).values(of: name, in: facet.kind, facet)
    let isComponent = facet.kind == .known(.component) && name == "id"
    return values.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.enumerated()
      .map { number, value in
        item(
          value.element.name, meaning: value.element.meaning, kind: isComponent ? .classItem : .value, number: number,
          after: "", place, document)
      }
  }

  /// Makes an item that replaces the text between the quotes. Quotes that are missing are added.
  private func item(
    _ name: String, meaning: String, kind: ItemKind, number: Int, after: String, _ place: CursorPlace,
    _ document: OpenDocument
  ) -> JSONOutput {
    let inside: Range<Int>
    let text: String
    switch (place.isQuoted, place.isClosed) {
    case (true, true):
      inside = place.token.lowerBound + 1..<place.token.upperBound - 1
      text = name
    case (true, false):
      inside = place.token.lowerBound + 1..<place.token.upperBound
      text = name + "\"" + after
    case (false, _):
      inside = place.token
      text = "\"\(name)\"" + after
    }
    let order = String(number)
    return .members([
      "label": .exact(name), "kind": .number(kind.rawValue), "detail": .string(meaning),
      "sortText": .string(String(repeating: "0", count: max(0, 4 - order.count)) + order), "filterText": .exact(name),
      "textEdit": .members(["range": range(inside, in: document), "newText": .exact(text)]),
    ])
  }
}

extension FacetSurroundings.Kind {
  /// Whether backends spell the keys in snake_case or in camelCase. Components read their own keys in one spelling.
  var isSpelledEitherWay: Bool {
    switch self {
    case .known(let place): place.hasTwoSpellings
    case .textCustom, .imageCustom, .custom: false
    }
  }
}
