import JSON
import Lint
import Reporting
import Text

/// Corrections of findings, and the way to see a facet in a running `facet`.
extension LanguageServer {
  mutating func codeActions(_ params: Value?) throws(ResponseError) -> JSONOutput {
    let uri = try document(params).uri
    guard let wanted = TextRange(params?["range"]) else { throw .invalidParams("the request needs a range") }
    // Corrections must fit the text as it is now.
    if documents[uri]?.isChanged == true { documents[uri]?.lint(with: host) }
    guard let start = documents[uri]?.text.offset(of: wanted.start),
      let end = documents[uri]?.text.offset(of: wanted.end),
      let document = documents[uri]
    else { throw .invalidParams("the document is not open") }
    let only = params?["context"]?["only"]?.elements.compactMap(\.string)
    var actions: [JSONOutput] = []
    if only?.contains(where: { $0 == "quickfix" || $0.isEmpty }) ?? true {
      actions += corrections(start..<max(start, end), in: document)
    }
    if only == nil, document.isFeed, DocumentAddress.path(of: uri) != nil, Self.isInFacet(start, of: document) {
      actions.append(
        .members([
          "title": .string("Show this facet in facet"),
          "command": .members([
            "title": .string("Show this facet in facet"), "command": .string(Self.showCommand),
            "arguments": .array([.members(["uri": .exact(uri), "position": wanted.start.json])]),
          ]),
        ]))
    }
    return .array(actions)
  }

  /// Whether a facet is around a byte.
  private static func isInFacet(_ offset: Int, of document: OpenDocument) -> Bool {
    let bytes = document.text.bytes
    return FacetSurroundings(CursorPlace(offset, in: bytes, isPointing: true), in: bytes).facetLevel != nil
  }

  private func corrections(_ range: Range<Int>, in document: OpenDocument) -> [JSONOutput] {
    // Of several feeds in one response each has the same findings about its text.
    var corrected: Set<Int> = []
    let fixes = document.files.flatMap { file in host.fixes(file) }
    return fixes.compactMap { fix in
      let index = document.findings.firstIndex { $0.offset == fix.offset && $0.rule == fix.rule }
      guard let index, corrected.insert(index).inserted else { return nil }
      let found = document.findings[index]
      guard found.reach.lowerBound <= range.upperBound, found.reach.upperBound >= range.lowerBound else { return nil }
      let ends = fix.edits.flatMap { [$0.range.lowerBound, $0.range.upperBound] }
      let table = PositionTable(
        ends + [found.range.lowerBound, found.range.upperBound], in: document.text.bytes, encoding: encoding)
      let edits = fix.edits.map { edit in
        JSONOutput.members(["range": table.range(edit.range).json, "newText": .exact(edit.text)])
      }
      return .members([
        "title": .string(fix.title), "kind": .string("quickfix"), "isPreferred": .bool(true),
        "diagnostics": .array([diagnostic(found, table)]),
        "edit": .members(["changes": .members([document.uri: .array(edits)])]),
      ])
    }
  }

  /// Reads the arguments of the command that shows a facet.
  mutating func order(to params: Value?) throws(ResponseError) -> ShowOrder {
    guard params?["command"]?.string == Self.showCommand else {
      throw .invalidParams("the only command is \(Self.showCommand)")
    }
    let argument = params?["arguments"]?.elements.map { $0 }.first
    guard let uri = argument?["uri"]?.string, let position = TextPosition(argument?["position"]) else {
      throw .invalidParams("\(Self.showCommand) needs a uri and a position")
    }
    guard documents[uri] != nil, let offset = documents[uri]?.text.offset(of: position),
      let bytes = documents[uri]?.text.bytes
    else { throw .invalidParams("the document is not open") }
    guard let path = DocumentAddress.path(of: uri) else { throw .failed("only a facet in a file can be shown") }
    let place = CursorPlace(offset, in: bytes, isPointing: true)
    let level = FacetSurroundings(place, in: bytes).facetLevel ?? place.levels.count
    let pointer = place.pointer(toLevel: level, in: bytes)
    guard !pointer.isEmpty else { throw .failed("there is no facet at the cursor") }
    return ShowOrder(file: path, pointer: pointer)
  }
}
