import FacetModel
import JSON

/// What lint found in one file.
package struct LintedFile {
  /// A response's place in an archive.
  package struct ArchivePlace {
    /// Finds the bytes of the archive for bytes of the response's text.
    package let fileOffsets: ([Int]) -> [Int]
    /// The lines of the archive.
    package let lines: LineTable
    /// The JSON pointer of each diagnostic.
    package let pointers: [String]

    package init(fileOffsets: @escaping ([Int]) -> [Int], lines: LineTable, pointers: [String]) {
      self.fileOffsets = fileOffsets
      self.lines = lines
      self.pointers = pointers
    }
  }

  package let path: String
  package var bytes: ByteBuffer
  /// The text that places are looked up in; `nil` when it is no JSON.
  package let document: Document?
  package let dialect: Dialect?
  package let facets: Int
  package let shown: Int
  /// How many facets are shown although their click does nothing.
  package var clickless = 0
  /// How many facets are drawn as the plain component of their category.
  package var byCategory = 0
  package var diagnostics: [Diagnostic]
  /// How often each rule was broken, those beyond the limit included.
  package private(set) var counts: [Rule: Int]
  package let feed: Feed?
  /// Which of several feeds of the file this is about.
  package var operation: String?
  /// Where the response stands that this is about, when the file is an archive of many.
  package var archived: ArchivePlace?
  /// The files that it names and that are there, when it is the index of a folder.
  package var bundled: [String]?
  /// Which of them goes on where another ends.
  package var furtherPages: [(after: String, file: String)] = []

  package init(
    path: String, bytes: ByteBuffer, document: Document?, dialect: Dialect?, facets: Int, shown: Int,
    clickless: Int = 0, byCategory: Int = 0, diagnostics: [Diagnostic], counts: [Rule: Int], feed: Feed?,
    operation: String? = nil, archived: ArchivePlace? = nil, bundled: [String]? = nil,
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
    self.archived = archived
    self.bundled = bundled
    self.furtherPages = furtherPages
  }

  /// The lines of the file. Responses of one archive share theirs: it may hold any number of them.
  package var lines: LineTable { archived?.lines ?? LineTable(bytes) }

  /// The byte of the file for a byte of the text that the feed was read from.
  package func offset(ofByte byte: Int) -> Int {
    archived?.fileOffsets([byte]).first ?? byte
  }

  /// The script of a web page that a byte of the file stands in.
  package func script(at offset: Int) -> Int? {
    archived == nil ? document?.scriptNumber(atFileOffset: offset) : nil
  }

  /// Takes what comes out only beside other files.
  package mutating func add(_ found: [Diagnostic], _ rule: Rule, count: Int) {
    diagnostics.append(contentsOf: found)
    diagnostics.sort { $0.offset < $1.offset }
    counts[rule, default: 0] += count
  }

  package var omitted: Int { facets - shown }
  /// There was nothing to lint.
  package var isNoFeed: Bool { feed == nil && bundled == nil }
  /// It was written for something else: JSON that is no feed, a web page without data.
  package var holdsNothingToLint: Bool {
    counts[.noFeed] != nil || isNoFeed && WebPage.start(in: bytes) != nil && !WebPage.mayHoldData(bytes)
  }
  /// What it is, in one word.
  package var kind: String? { bundled == nil ? dialect?.rawValue : "bundle" }
}
