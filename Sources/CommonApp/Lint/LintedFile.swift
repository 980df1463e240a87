import FacetModel
import Feeds
import JSON

/// The findings of lint about one file.
struct LintedFile {
  /// The place of a response in an archive.
  struct ArchivePlace {
    let text: ArchivedText
    /// The lines of the archive.
    let lines: LineTable
    /// The JSON pointer of each diagnostic.
    let pointers: [String]
  }

  let path: String
  var bytes: ByteBuffer
  /// The text in which places are looked up; `nil` if it is not JSON.
  let document: Document?
  let dialect: Dialect?
  let facets: Int
  let shown: Int
  /// The number of facets shown although their click does nothing.
  var clickless = 0
  /// The number of facets drawn as the plain component of their category.
  var byCategory = 0
  var diagnostics: [Diagnostic]
  /// The number of findings of each rule, those beyond the limit included.
  private(set) var counts: [Rule: Int]
  let feed: Feed?
  /// The name of the feed, if the file has several.
  var operation: String?
  /// The place of the response, if the file is an archive.
  var archived: ArchivePlace?
  /// The existing files that an index names, if the file is the index of a folder.
  var bundled: [String]?
  /// The further pages that the index names, each with the page before it.
  var furtherPages: [(after: String, file: String)] = []

  /// The lines of the file, shared by all responses of an archive.
  var lines: LineTable { archived?.lines ?? LineTable(bytes) }

  /// The offset in the file of a byte of the feed's text.
  func offset(ofByte byte: Int) -> Int {
    archived?.text.fileOffsets(of: [byte]).first ?? byte
  }

  /// The number of the script of a web page at an offset.
  func script(at offset: Int) -> Int? {
    archived == nil ? document?.scriptNumber(atFileOffset: offset) : nil
  }

  /// Adds findings that result from several files together.
  mutating func add(_ found: [Diagnostic], _ rule: Rule, count: Int) {
    diagnostics.append(contentsOf: found)
    diagnostics.sort { $0.offset < $1.offset }
    counts[rule, default: 0] += count
  }

  var omitted: Int { facets - shown }
  /// Whether the file holds nothing to lint.
  var isNoFeed: Bool { feed == nil && bundled == nil }
  /// Whether the file was written for another purpose: JSON without a feed, or a web page without data.
  var holdsNothingToLint: Bool {
    counts[.noFeed] != nil || isNoFeed && WebPage.start(in: bytes) != nil && !WebPage.mayHoldData(bytes)
  }
  /// The kind of the file, in one word.
  var kind: String? { bundled == nil ? dialect?.rawValue : "bundle" }
}
