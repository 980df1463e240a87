import FacetModel
import Feeds
import JSON

/// What lint found in one file.
struct LintedFile {
  /// A response's place in an archive.
  struct ArchivePlace {
    let text: ArchivedText
    /// The lines of the archive.
    let lines: LineTable
    /// The JSON pointer of each diagnostic.
    let pointers: [String]
  }

  let path: String
  var bytes: ByteBuffer
  /// The text that places are looked up in; `nil` when it is no JSON.
  let document: Document?
  let dialect: Dialect?
  let facets: Int
  let shown: Int
  /// How many facets are shown although their click does nothing.
  var clickless = 0
  /// How many facets are drawn as the plain component of their category.
  var byCategory = 0
  var diagnostics: [Diagnostic]
  /// How often each rule was broken, those beyond the limit included.
  private(set) var counts: [Rule: Int]
  let feed: Feed?
  /// Which of several feeds of the file this is about.
  var operation: String?
  /// Where the response stands that this is about, when the file is an archive of many.
  var archived: ArchivePlace?
  /// The files that it names and that are there, when it is the index of a folder.
  var bundled: [String]?
  /// Which of them goes on where another ends.
  var furtherPages: [(after: String, file: String)] = []

  /// The lines of the file. Responses of one archive share theirs: it may hold any number of them.
  var lines: LineTable { archived?.lines ?? LineTable(bytes) }

  /// The byte of the file for a byte of the text that the feed was read from.
  func offset(ofByte byte: Int) -> Int {
    archived?.text.fileOffsets(of: [byte]).first ?? byte
  }

  /// The script of a web page that a byte of the file stands in.
  func script(at offset: Int) -> Int? {
    archived == nil ? document?.scriptNumber(atFileOffset: offset) : nil
  }

  /// Takes what comes out only beside other files.
  mutating func add(_ found: [Diagnostic], _ rule: Rule, count: Int) {
    diagnostics.append(contentsOf: found)
    diagnostics.sort { $0.offset < $1.offset }
    counts[rule, default: 0] += count
  }

  var omitted: Int { facets - shown }
  /// There was nothing to lint.
  var isNoFeed: Bool { feed == nil && bundled == nil }
  /// It was written for something else: JSON that is no feed, a web page without data.
  var holdsNothingToLint: Bool {
    counts[.noFeed] != nil || isNoFeed && WebPage.start(in: bytes) != nil && !WebPage.mayHoldData(bytes)
  }
  /// What it is, in one word.
  var kind: String? { bundled == nil ? dialect?.rawValue : "bundle" }
}
