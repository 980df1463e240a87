import Components
import FacetModel
import JSON
import Lint

/// Reads a file and reports all findings about it.
struct FileLinter {
  let capabilities: Capabilities
  /// The components whose declarations define the fields that are drawn.
  let factory: FacetFactory
  var limits = FeedLimits()
  /// The findings that are wanted.
  var selection = LintSelection()
  /// The names and findings of earlier responses. Making them anew costs more than reading a small response.
  private let session = LintSession()

  /// Every feed of the file, the shown one first; with `operation` that one only.
  func lintAll(
    _ bytes: ByteBuffer, path: String, operation: String? = nil, _ interner: Interner? = nil
  ) -> [LintedFile] {
    let interner = interner ?? session.interner
    let decoder = FeedDecoder(interner: interner, limits: limits, notesLogging: true)
    do throws(FeedError) {
      let memory = session.memory(for: interner, factory)
      if let operation { return [lint(try decoder.decode(bytes, operation: operation), bytes, path: path, memory)] }
      return try decoder.decodeAll(bytes).map { feed in
        do throws(FeedError) {
          return lint(try feed.get(), bytes, path: path, memory)
        } catch {
          return refuse(bytes, path: path, error)
        }
      }
    } catch {
      if error.rule == .noFeed, let files = lintArchive(bytes, path: path, operation: operation) { return files }
      return [lintIndex(bytes, path: path, unless: error) ?? refuse(bytes, path: path, error)]
    }
  }

  private func lint(_ feed: Feed, _ bytes: ByteBuffer, path: String, _ memory: FindingMemory) -> LintedFile {
    var linter = FeedLinter(feed, for: capabilities, factory: factory, limits: limits, memory: memory)
    let admission = linter.admission
    let found = selection.findings(linter.findings(), in: feed)
    return LintedFile(
      path: path, bytes: bytes, document: feed.document.outermost, dialect: feed.dialect, facets: feed.facetCount,
      shown: admission.shownCount, clickless: admission.clicklessCount, byCategory: admission.standInCount,
      diagnostics: found.wanted,
      counts: found.counts, feed: feed, operation: feed.others.isEmpty ? nil : feed.operation)
  }

  /// A file without the feed that is looked for.
  func refuse(_ bytes: ByteBuffer, path: String, _ error: FeedError) -> LintedFile {
    let lines = LineTable(bytes)
    let diagnostic = Diagnostic(
      error.rule, at: error.offset, error.message(in: .english, locate: lines.location).string, hint: error.hint)
    return LintedFile(
      path: path, bytes: bytes, document: nil, dialect: nil, facets: 0, shown: 0, diagnostics: [diagnostic],
      counts: [error.rule: 1], feed: nil)
  }
}
