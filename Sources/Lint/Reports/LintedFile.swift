import FacetModel
import JSON

/// The findings of lint about one file.
package struct LintedFile {
  /// The place of a response in an archive.
  package struct ArchivePlace {
    /// Finds the bytes of the archive for bytes of the response's text.
    package let fileOffsets: ([Int]) -> [Int]
    /// The lines of the archive.
    package let lines: LineTable
    /// The JSON pointer of the response's text.
    let root: String
    /// The JSON pointer of each diagnostic.
    package fileprivate(set) var pointers: [String] = []

    package init(fileOffsets: @escaping ([Int]) -> [Int], lines: LineTable, root: String) {
      self.fileOffsets = fileOffsets
      self.lines = lines
      self.root = root
    }
  }

  package let path: String
  package var bytes: ByteBuffer
  /// The text in which places are looked up; `nil` if it is not JSON.
  package let document: Document?
  package let dialect: Dialect?
  package let facets: Int
  package let shown: Int
  /// The number of facets shown although their click does nothing.
  package var clickless: Int
  /// The number of facets drawn as the plain component of their category.
  package var byCategory: Int
  package private(set) var diagnostics: [Diagnostic]
  /// Rules whose findings are only counted.
  package private(set) var hidden: Set<Rule> = []
  /// The number of findings of each rule, those beyond the limit included.
  package private(set) var counts: [Rule: Int]
  /// The number of findings that a baseline accepts.
  package private(set) var accepted = 0
  /// The severities of rules for this file, where the team has chosen others.
  package var severities: [Rule: Rule.Severity] = [:]
  package let feed: Feed?
  /// The name of the feed, if the file has several.
  package var operation: String?
  /// The place of the response, if the file is an archive.
  package private(set) var archived: ArchivePlace?
  /// Whether this is an answer without a feed among the responses of an archive.
  package var isRefusal = false
  /// The answers of an archive with this file that are errors, but not for the pages in it.
  package var passedOver: [String] = []
  /// The existing files that an index names, if the file is the index of a folder.
  package var bundled: [String]?
  /// The further pages that the index names, each with the page before it.
  package var furtherPages: [(after: String, file: String)]

  package init(
    path: String, bytes: ByteBuffer, document: Document?, dialect: Dialect?, facets: Int, shown: Int,
    clickless: Int = 0, byCategory: Int = 0, diagnostics: [Diagnostic], counts: [Rule: Int], feed: Feed?,
    operation: String? = nil, bundled: [String]? = nil,
    furtherPages: [(after: String, file: String)] = []
  ) {
    self.path = path
    self.bytes = bytes
    self.document = document
    self.dialect = dialect
    self.facets = facets
    self.shown = shown
    self.clickless = clickless
    self.byCategory = byCategory
    self.diagnostics = diagnostics
    self.counts = counts
    self.feed = feed
    self.operation = operation
    self.bundled = bundled
    self.furtherPages = furtherPages
  }

  /// The lines of the file, shared by all responses of an archive.
  package var lines: LineTable { archived?.lines ?? LineTable(bytes) }

  /// The offset in the file of a byte of the feed's text.
  package func offset(ofByte byte: Int) -> Int {
    archived?.fileOffsets([byte]).first ?? byte
  }

  /// The number of the script of a web page at an offset.
  package func script(at offset: Int) -> Int? {
    archived == nil ? document?.scriptNumber(atFileOffset: offset) : nil
  }

  /// Adds findings that result from several files together. Their offsets are those in the text of the feed.
  package mutating func add(_ found: [Diagnostic], _ rule: Rule, count: Int) {
    counts[rule, default: 0] += count
    guard let place = archived else {
      diagnostics.append(contentsOf: found)
      diagnostics.sort { $0.offset < $1.offset }
      return
    }
    let all = zip(diagnostics, place.pointers) + places(of: found, in: place)
    let inOrder = all.sorted { $0.0.offset < $1.0.offset }
    diagnostics = inOrder.map(\.0)
    archived?.pointers = inOrder.map(\.1)
  }

  /// Takes accepted findings out: those at some indices, and a number of those beyond the limit.
  package mutating func accept(_ indices: Set<Int>, beyond: [(rule: Rule, count: Int)]) {
    for index in indices { counts[diagnostics[index].rule, default: 0] -= 1 }
    for (rule, count) in beyond { counts[rule, default: 0] -= count }
    accepted += indices.count + beyond.reduce(0) { $0 + $1.count }
    counts = counts.filter { $0.value > 0 }
    if let place = archived {
      archived?.pointers = place.pointers.enumerated().filter { !indices.contains($0.offset) }.map(\.element)
    }
    diagnostics = diagnostics.enumerated().filter { !indices.contains($0.offset) }.map(\.element)
  }

  /// Keeps the findings of some rules, and counts the others only.
  package mutating func list(_ isListed: (Rule) -> Bool) {
    hidden = Set(Rule.allCases.filter { !isListed($0) })
    guard !hidden.isEmpty else { return }
    if let place = archived {
      archived?.pointers = zip(diagnostics, place.pointers).filter { isListed($0.0.rule) }.map(\.1)
    }
    diagnostics.removeAll { !isListed($0.rule) }
  }

  /// Moves all findings to the place of the response in an archive.
  package mutating func move(to place: ArchivePlace, in archive: ByteBuffer) {
    let moved = places(of: diagnostics, in: place)
    bytes = archive
    archived = place
    diagnostics = moved.map(\.0)
    archived?.pointers = moved.map(\.1)
  }

  /// Returns findings in the text of the response with their offsets and pointers in the archive.
  private func places(of found: [Diagnostic], in place: ArchivePlace) -> [(Diagnostic, String)] {
    let offsets = found.map(\.offset)
    let pointers = document?.pointers(atFileOffsets: offsets) ?? found.map { _ in "" }
    let moved = zip(found, place.fileOffsets(offsets)).map { $0.moved(to: $1) }
    return Array(zip(moved, pointers.map { place.root + $0 }))
  }

  /// The JSON pointer of each diagnostic; empty where the file is not JSON.
  var pointers: [String] {
    archived?.pointers ?? document?.pointers(atFileOffsets: diagnostics.map(\.offset)) ?? diagnostics.map { _ in "" }
  }

  /// The rules with findings beyond the limit, and the number of these findings.
  var unlisted: [(rule: Rule, count: Int)] {
    let listed = diagnostics.reduce(into: [:]) { $0[$1.rule, default: 0] += 1 }
    return Rule.allCases.map { ($0, counts[$0, default: 0] - listed[$0, default: 0]) }
      .filter { $0.count > 0 && !hidden.contains($0.rule) }
  }

  package var omitted: Int { facets - shown }
  /// Whether the file holds nothing to lint.
  package var isNoFeed: Bool { feed == nil && bundled == nil && !isRefusal }
  /// Whether the file was written for another purpose: JSON without a feed, or a web page without data.
  package var holdsNothingToLint: Bool {
    counts[.noFeed] != nil || isNoFeed && WebPage.start(in: bytes) != nil && !WebPage.mayHoldData(bytes)
  }
  /// The kind of the file, in one word.
  package var kind: String? { bundled == nil ? dialect?.rawValue : "bundle" }
}
