import FacetModel
import JSON

/// What lint found in one file.
struct LintedFile {
  let path: String
  let bytes: ByteBuffer
  /// The text that places are looked up in; `nil` when it is no JSON.
  let document: Document?
  let dialect: Dialect?
  let facets: Int
  let shown: Int
  /// How many facets are shown although their click does nothing.
  var clickless = 0
  let diagnostics: [Diagnostic]
  /// How often each rule was broken, those beyond the limit included.
  let counts: [Rule: Int]
  let feed: Feed?
  /// Which of several feeds of the file this is about.
  var operation: String?
  /// The files that it names and that are there, when it is the index of a folder.
  var bundled: [String]?

  var omitted: Int { facets - shown }
  /// There was nothing to lint.
  var isNoFeed: Bool { feed == nil && bundled == nil }
  /// What it is, in one word.
  var kind: String? { bundled == nil ? dialect?.rawValue : "bundle" }
}
