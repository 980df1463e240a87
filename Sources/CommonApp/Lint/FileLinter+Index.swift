import FacetModel
import Feeds
import JSON
import Lint
import Sessions

extension FileLinter {
  /// Lints an `index.json`, which names the file that answers each request, unless it is a feed.
  func lintIndex(_ bytes: ByteBuffer, path: String, unless error: FeedError) -> LintedFile? {
    guard case .noFeed = error, Self.isIndex(path),
      let document = try? Document.read(bytes, interner: Interner(), limits: limits.reading)
    else { return nil }
    let folder = String(path.dropLast(ReplaySource.index.count))
    let check = BundleCheck(document, limitPerRule: limits.diagnosticsPerRule) { FileIdentity(folder + $0) != nil }
    let found = check.diagnostics
    return LintedFile(
      path: path, bytes: bytes, document: document, dialect: nil, facets: 0, shown: 0,
      diagnostics: found.inOrder.filter { selection.includes($0.rule) },
      counts: found.counts.filter { selection.includes($0.key) }, feed: nil,
      bundled: check.files.map { folder + $0 },
      furtherPages: check.furtherPages.map { (after: folder + $0.after, file: folder + $0.file) })
  }

  static func isIndex(_ path: String) -> Bool {
    path == ReplaySource.index || path.hasSuffix("/" + ReplaySource.index)
  }
}
