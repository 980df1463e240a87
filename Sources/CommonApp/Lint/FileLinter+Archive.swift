import FacetModel
import Feeds
import JSON
import Lint

extension FileLinter {
  /// The feeds of every response in an archive; `nil` if the file is not an archive. With `operation` only the feeds of
  /// that name, which may be the operation of the request or one of the archive's names.
  func lintArchive(_ bytes: ByteBuffer, path: String, operation: String?) -> [LintedFile]? {
    let interner = Interner.forFeeds()
    guard let root = (try? Document.read(bytes, interner: interner, limits: limits.reading))?.root,
      root["log"]?["entries"]?.kind == .array
    else { return nil }
    let lines = LineTable(bytes)
    let archive: HARArchive
    do throws(HARArchive.Fault) {
      archive = try HARArchive(root, interner: interner)
    } catch {
      guard error.refusals.isEmpty else {
        return error.refusals.map { LintedFile(refusal: $0, path: path, bytes: bytes, lines) }
      }
      let diagnostic = Diagnostic(.noFeed, at: error.offset, error.message.text(in: .english).string)
      return [
        LintedFile(
          path: path, bytes: bytes, document: nil, dialect: nil, facets: 0, shown: 0, diagnostics: [diagnostic],
          counts: [.noFeed: 1], feed: nil)
      ]
    }
    let texts = ArchivedText.texts(of: archive.exchanges, in: root)
    let names = archive.names
    var answers = zip(archive.exchanges, texts).enumerated().map { number, response -> [LintedFile] in
      let (exchange, text) = response
      guard let text else { return [] }
      let wanted = [exchange.title, names[number]].contains(operation) ? nil : operation
      return lintAll(exchange.body, path: path, operation: wanted, interner)
        .filter { operation == nil || !$0.isNoFeed }
        .map { $0.moved(to: text, named: names[number], in: bytes, lines) }
    }
    if selection.includes(.repeatedFacet) { Self.addRepeats(to: &answers, of: archive) }
    let files = answers.flatMap(\.self)
    if files.isEmpty, let operation { return [refuse(bytes, path: path, .noOperation(operation, known: names))] }
    let refusals = archive.refusals.filter {
      selection.includes($0.rule) && (operation == nil || $0.title == operation)
    }
    var all = files + refusals.map { LintedFile(refusal: $0, path: path, bytes: bytes, lines, besidesFeeds: true) }
    if operation == nil, !all.isEmpty {
      all[0].passedOver = archive.otherRefusals.map { $0.title + ": skipped: " + $0.message.text(in: .english).string }
    }
    return all
  }

  /// The most pages of an archive whose next page is looked for, because the search compares all requests.
  private static let mostPages = 1000

  /// Notes the facets that a further page of the archive repeats.
  private static func addRepeats(to answers: inout [[LintedFile]], of archive: HARArchive) {
    var sequences = PageSequences<Int>()
    let feeds = answers.map { $0.first?.feed }
    for (number, feed) in feeds.prefix(mostPages).enumerated() {
      guard case .loadContent(.page(let cursor))? = feed?.page.next,
        let next = archive.number(answering: .next(cursor: cursor), from: number), next != number
      else { continue }
      sequences.add(next, after: number)
    }
    for (number, found) in sequences.repeats({ feeds[$0] }) where !answers[number].isEmpty {
      answers[number][0].add(found.diagnostics, .repeatedFacet, count: found.count)
    }
  }
}

extension LintedFile {
  /// An answer in place of a feed.
  fileprivate init(
    refusal: HARArchive.Refusal, path: String, bytes: ByteBuffer, _ lines: LineTable, besidesFeeds: Bool = false
  ) {
    let diagnostic = Diagnostic(refusal.rule, at: refusal.offset, refusal.message.text(in: .english).string)
    self.init(
      path: path, bytes: bytes, document: nil, dialect: nil, facets: 0, shown: 0, diagnostics: [diagnostic],
      counts: [refusal.rule: 1], feed: nil)
    operation = refusal.title
    isRefusal = besidesFeeds
    move(to: ArchivePlace(fileOffsets: { $0 }, lines: lines, root: refusal.pointer), in: bytes)
  }

  /// The same file with its places moved to those in an archive, where the response has a name.
  fileprivate func moved(
    to text: ArchivedText, named name: String, in archive: ByteBuffer, _ lines: LineTable
  ) -> LintedFile {
    var moved = self
    moved.operation = operation ?? name
    let place = ArchivePlace(fileOffsets: text.fileOffsets(of:), lines: lines, root: text.pointer)
    moved.move(to: place, in: archive)
    return moved
  }
}
