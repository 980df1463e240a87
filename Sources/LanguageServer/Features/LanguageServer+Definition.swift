import JSON
import Lint
import Reporting
import Text

/// The places and files that references lead to.
extension LanguageServer {
  mutating func definition(_ params: Value?) throws(ResponseError) -> JSONOutput {
    let (document, offset) = try place(params)
    let bytes = document.text.bytes
    let place = CursorPlace(offset, in: bytes, isPointing: true)
    guard let value = PointedValue(place, in: bytes) else { return .null }
    if value.key == "__ref" { return here(Self.key(named: value.text, in: bytes), document) }
    if document.isIndex {
      let names = value.level == 0 ? ["entry"] : ["file", "after"]
      return names.contains(value.key) ? file(named: value.text, of: document) : .null
    }
    let kind = FacetSurroundings(place, in: bytes).kind
    if value.key == "data", !value.isInList, case .known(let outer)? = kind, outer.place(under: "data") == .data {
      // The web sends the data of an action as a string of JSON.
      guard let inner = InnerText(place.token, around: offset, in: bytes),
        let value = PointedValue(CursorPlace(inner.offset, in: inner.bytes, isPointing: true), in: inner.bytes)
      else { return .null }
      return target(of: value, isInData: value.level == 0, in: document)
    }
    return target(of: value, isInData: kind == .known(.data), in: document)
  }

  /// The section or the file that a value of an action leads to.
  private func target(of value: PointedValue, isInData: Bool, in document: OpenDocument) -> JSONOutput {
    switch FacetSurroundings.snakeCase(value.key) {
    case "sections" where value.isInList:
      return here(Self.section(named: value.text, in: document.text.bytes), document)
    case "uri", "video_uri":
      guard isInData, let file = host.fileAnswering(value.text, document.path) else { return .null }
      return Self.location(of: file)
    default: return .null
    }
  }

  private func here(_ found: Range<Int>?, _ document: OpenDocument) -> JSONOutput {
    guard let found else { return .null }
    return .members(["uri": .exact(document.uri), "range": range(found, in: document)])
  }

  /// The begin of another file in the folder of an index.
  private func file(named name: String, of index: OpenDocument) -> JSONOutput {
    let isInside = !name.isEmpty && !name.hasPrefix("/") && !name.split(separator: "/").contains("..")
    guard isInside, let slash = index.path.lastIndex(of: "/") else { return .null }
    return Self.location(of: index.path[...slash] + name)
  }

  private static func location(of path: String) -> JSONOutput {
    let start = TextPosition(line: 0, character: 0)
    return .members([
      "uri": .exact(DocumentAddress.uri(ofPath: path)), "range": TextRange(start: start, end: start).json,
    ])
  }

  /// Finds the entry of a page cache by its name.
  private static func key(named name: String, in bytes: [UInt8]) -> Range<Int>? {
    var tokens = LooseTokens(bytes[...])
    while let token = tokens.next() {
      if case .string(true) = token.kind, token.range.count == name.utf8.count + 2, tokens.isBeforeColon(),
        bytes.name(of: token.range) == name
      {
        return token.range
      }
    }
    return nil
  }

  /// Finds a section by its id.
  private static func section(named name: String, in bytes: [UInt8]) -> Range<Int>? {
    var tokens = LooseTokens(bytes[...])
    var isAfterID = false
    var others: [Range<Int>] = []
    while let token = tokens.next() {
      switch token.kind {
      case .colon: continue
      case .string(true):
        let isKey = tokens.isBeforeColon()
        if isAfterID, !isKey, token.range.count == name.utf8.count + 2, bytes.name(of: token.range) == name {
          let place = CursorPlace(token.range.lowerBound, in: bytes, isPointing: true)
          if FacetSurroundings(place, in: bytes).kind == .known(.section) { return token.range }
          others.append(token.range)
          // A few facets may have the id, too; a hostile text may repeat it without an end.
          guard others.count < mostNamesakes else { return others.first }
        }
        isAfterID = isKey && bytes.name(of: token.range) == "id"
      default: isAfterID = false
      }
    }
    return others.first
  }

  /// The number of other places with the id of a section after which it is no longer looked for.
  private static let mostNamesakes = 20
}

extension OpenDocument {
  /// Whether the document is the index of a folder.
  var isIndex: Bool { files.contains { $0.bundled != nil } }
}
