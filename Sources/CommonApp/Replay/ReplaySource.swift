import FacetModel
import Feeds
import JSON
import Text
import Wording

/// Saved responses, played back: files that are pages one after the other, a folder whose index says what answers what,
/// or an archive of what went over the line. All of them are read by one session.
struct ReplaySource {
  private let program: Program
  private let shelf: Shelf
  /// In the order in which they were first asked for; a page's number is its place here.
  private var pages: [SavedPage]
  private let names: SessionNames
  private var readAhead: ReadAhead?

  static let index = FeedBundle.indexName

  /// `operation` names the feed to show first where the first file holds several.
  init(_ paths: [String], operation: String? = nil, in program: Program) throws(Failure) {
    let names = SessionNames()
    if paths.count == 1, FolderReader.isFolder(paths[0]) {
      self.init(
        .folder(try Self.readIndex(paths[0], program), path: paths[0]), names, operation: operation, in: program)
      return
    }
    if let session = paths.first(where: SessionFile.isSession) {
      throw .usage("\(SafeText(session)): a recorded session is played by '\(program.name) replay', alone")
    }
    // Better to hear of it now than at the end of a page.
    for path in paths where path != "-" && !FileReader.exists(path) {
      throw Failure(status: .noInput, message: SourceError.noSuchFile.message.placed(at: SafeText(path)))
    }
    if paths.count == 1, paths[0].hasSuffix(".har") {
      self.init(
        .archive(try Self.readArchive(paths[0], isNamed: true, names.interner, program), path: paths[0]), names,
        operation: operation, in: program)
    } else {
      let read = try Self.readStreams(among: paths, program)
      self.init(.pages(paths, read: read), names, operation: operation, in: program)
    }
  }

  /// What a program carries with it.
  init(_ sample: BrandSample, in program: Program) throws(Failure) {
    let index = ByteBuffer(sample[BrandSample.index] ?? "")
    let bundle = try Self.bundle(BrandSample.index, index).entering(at: sample.entry)
    self.init(.sample(bundle, sample), SessionNames(), in: program)
  }

  private init(_ shelf: Shelf, _ names: SessionNames, operation: String? = nil, in program: Program) {
    self.program = program
    self.shelf = shelf
    self.names = names
    // Pages in order are numbered in order, whether or not they have been asked for.
    let files = if case .pages(let files, _) = shelf { files } else { [shelf.entry] }
    pages = files.enumerated().map { SavedPage(name: $1, operation: $0 == 0 ? operation : nil) }
  }

  /// The page that greets, whose number is none that others lead to.
  func welcome() throws(Failure) -> LoadedPage? {
    guard case .sample(_, let sample) = shelf, let text = sample[BrandSample.welcome] else { return nil }
    let feed = try program.decodeFeed(ByteBuffer(text), name: BrandSample.welcome, interner: names.interner)
    return LoadedPage(feed: feed, title: program.words.welcome, number: 0)
  }

  /// The first page.
  func entry() throws(Failure) -> LoadedPage {
    try page(0)
  }

  /// All pages as one, for what does not scroll; of what leads from page to page the first alone.
  func wholePage() throws(Failure) -> LoadedPage {
    let first = try entry()
    let further = try furtherPages()
    guard !further.isEmpty else { return first }
    let feed = further.reduce(first.feed) { $0.appending($1) }
    return LoadedPage(feed: feed, title: first.title, number: pages.count - 1)
  }

  /// What stands behind the first page, whatever that is.
  func furtherPages() throws(Failure) -> [Feed] {
    guard case .pages = shelf else { return [] }
    var feeds: [Feed] = []
    for number in pages.indices.dropFirst() { feeds.append(try page(number).feed) }
    return feeds
  }

  /// What the saved responses have for a request from a page.
  mutating func answer(_ request: FeedRequest, from page: Int) throws(Failure) -> LoadedPage {
    if case .again = request, shelf.isReadOnce(pages[page].name) {
      throw Failure(status: .noInput, message: Message { $0.pipeReadOnce })
    }
    if case .pages = shelf, case .next = request {
      // The same file may be there twice.
      guard pages.indices.contains(page + 1) else { throw noAnswer(request) }
      return try self.page(page + 1)
    }
    guard let name = shelf.name(answering: request, from: pages[page].name) else { throw noAnswer(request) }
    let wanted = SavedPage(name: name, operation: operation(for: request, from: page, answeredBy: name))
    if let number = pages.firstIndex(of: wanted) { return try self.page(number) }
    pages.append(wanted)
    return try self.page(pages.count - 1)
  }

  /// A page that is asked for again shows the feed that it showed.
  private func operation(for request: FeedRequest, from page: Int, answeredBy name: String) -> String? {
    switch request {
    case .operation(let operation): operation
    case .home: pages[0].operation
    case .again, .sections: pages[page].name == name ? pages[page].operation : nil
    case .open, .next, .find: pages.first { $0.name == name }?.operation
    }
  }

  /// Whether there is anything that a link could lead to.
  var answersLinks: Bool {
    if case .pages = shelf { false } else { true }
  }

  /// Reads what a link leads to, if that is soon done; what cannot be read is complained of when somebody goes there.
  mutating func prefetch(_ request: FeedRequest, from page: Int) {
    guard answersLinks, let name = shelf.name(answering: request, from: pages[page].name) else { return }
    let path = shelf.path(of: name)
    if let readAhead, readAhead.name == name, readAhead.isGood(at: path) { return }
    let stamp = path.flatMap(FileStamp.init)
    guard stamp?.byteCount ?? 0 <= ReadAhead.mostBytes, let feed = try? feed(of: name) else { return }
    readAhead = ReadAhead(name: name, feed: feed, stamp: stamp)
  }

  private func page(_ number: Int) throws(Failure) -> LoadedPage {
    let saved = pages[number]
    let title = SafeText(saved.operation ?? shelf.title(of: saved.name))
    if let readAhead, saved.operation == nil, readAhead.name == saved.name,
      readAhead.isGood(at: shelf.path(of: saved.name))
    {
      return LoadedPage(feed: readAhead.feed, title: title, number: number)
    }
    return LoadedPage(feed: try feed(of: saved.name, operation: saved.operation), title: title, number: number)
  }

  private func feed(of name: String, operation: String? = nil) throws(Failure) -> Feed {
    if let text = shelf.text(of: name) {
      return try program.decodeFeed(
        text, name: shelf.decodingName(of: name), interner: names.interner, operation: operation)
    }
    return try program.loadFeed(shelf.path(of: name) ?? name, interner: names.interner, operation: operation)
  }

  /// The files that pages have come from, by their numbers.
  var openFiles: [(number: Int, path: String)] {
    pages.indices.compactMap { number in shelf.path(of: pages[number].name).map { (number: number, path: $0) } }
  }

  private func noAnswer(_ request: FeedRequest) -> Failure {
    let message = Message { words in
      switch request {
      case .open(let uri): words.nothingSaved(for: CursorMask.masked(SafeText(uri)))
      case .home, .again, .next: words.noFurtherPageSaved
      case .operation(let name): words.nothingSaved(for: SafeText(name))
      case .find: words.savedPagesNotInCache
      case .sections(_, ""): words.noReloadSaved
      case .sections(_, let query): words.nothingSaved(forFilters: SafeText(query))
      }
    }
    return Failure(status: .noInput, message: message)
  }
}
