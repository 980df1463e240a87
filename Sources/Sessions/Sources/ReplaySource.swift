import AppCore
import Branding
import FacetModel
import Feeds
import JSON
import Pages
import Pictures
import Reporting
import Text
import Wording

/// Saved responses as a source: files that follow each other as pages, a folder with an index, or an archive of network
/// traffic. All of them share one session of names.
package struct ReplaySource {
  private let context: ProgramContext
  let shelf: SavedResponses
  /// The pages in the order of their first request; the number of a page is its index.
  private(set) var pages: [SavedPage]
  private let names: SessionNames
  private let savedPictures: SavedPicturesOnce
  private var readAhead: ReadAhead?
  private let shown = ShownPages()
  /// The requests that the app has not been told of yet.
  var requestFacts: [RequestFacts] = []

  package static let index = FeedBundle.indexName

  /// `operation` names the feed to show first where the first file holds several, also in several responses.
  package init(_ paths: [String], operation: String? = nil, in context: ProgramContext) throws(Failure) {
    let names = SessionNames()
    if paths.count == 1, FolderReader.isFolder(paths[0]) {
      self.init(
        .folder(try Self.readIndex(paths[0], context), path: paths[0]), names, operation: operation, in: context)
      return
    }
    // Only files of that ending are looked into: a start reads its feed once. Others are recognised when they are read.
    if let session = paths.first(where: { SessionFile.hasEnding($0) && SessionFile.isRecorded($0) }) {
      throw .recording(SafeText(session), context)
    }
    // A missing file is reported now rather than at the end of a page.
    for path in paths where path != "-" && !FileReader.exists(path) {
      throw .unread(path, .noSuchFile)
    }
    if paths.count == 1, paths[0].hasSuffix(".har") {
      let archive = try Self.readArchive(paths[0], isNamed: true, names.interner, context)
      let choice = try context.choice(in: archive, of: paths[0], operation: operation)
      self.init(
        .archive(archive, path: paths[0], first: choice.number), names, operation: choice.operation, in: context)
    } else {
      let read = try Self.readStreams(among: paths, context)
      self.init(.pages(paths, read: read), names, operation: operation, in: context)
    }
  }

  /// Replays the sample that a program carries.
  package init(_ sample: BrandSample, in context: ProgramContext) throws(Failure) {
    let index = sample[BrandSample.index] ?? ByteBuffer("")
    let bundle = try Self.bundle(BrandSample.index, index).entering(at: sample.entry)
    self.init(.sample(bundle, sample), SessionNames(), in: context)
  }

  private init(_ shelf: SavedResponses, _ names: SessionNames, operation: String? = nil, in context: ProgramContext) {
    self.context = context
    self.shelf = shelf
    savedPictures = SavedPicturesOnce(shelf)
    self.names = names
    // Files that follow each other are numbered in order before they are requested.
    let files = if case .pages(let files, _) = shelf { files } else { [shelf.entry] }
    pages = files.enumerated().map { SavedPage(name: $1, operation: $0 == 0 ? operation : nil) }
    requestFacts = [firstFacts]
  }

  /// The welcome page, whose number no link uses.
  package func welcome() throws(Failure) -> LoadedPage? {
    guard case .sample(_, let sample) = shelf, let text = sample[BrandSample.welcome] else { return nil }
    let feed = try context.decodeFeed(text, name: BrandSample.welcome, interner: names.interner)
    return LoadedPage(feed: feed, title: context.words.welcome, number: 0)
  }

  /// The first page.
  package func entry() throws(Failure) -> LoadedPage {
    try noted(0)
  }

  /// All pages joined into one, for output that does not scroll; for pages that link to each other only the first.
  package func wholePage() throws(Failure) -> LoadedPage {
    let first = try entry()
    let further = try furtherPages()
    guard !further.isEmpty else { return first }
    let feed = further.reduce(first.feed) { $0.appending($1) }
    return LoadedPage(feed: feed, title: first.title, number: pages.count - 1)
  }

  /// The pages that follow the first one.
  package func furtherPages() throws(Failure) -> [Feed] {
    guard case .pages = shelf else { return [] }
    var feeds: [Feed] = []
    for number in pages.indices.dropFirst() { feeds.append(try page(number).feed) }
    return feeds
  }

  /// Answers a request from a page.
  package mutating func answer(_ request: FeedRequest, from page: Int) throws(Failure) -> LoadedPage {
    if case .again = request, shelf.isReadOnce(pages[page].name) {
      throw Failure(status: .noInput, message: Message { $0.pipeReadOnce })
    }
    if case .pages(let files, _) = shelf, case .next = request {
      // The same file may be given twice.
      guard page + 1 < files.count else { throw noAnswer(request) }
      return try self.page(page + 1)
    }
    if let refusal = shelf.refusal(of: request, from: pages[page].name) {
      throw Failure(status: .unavailable, message: refusal)
    }
    guard let name = shelf.name(answering: request, from: pages[page].name) else { throw noAnswer(request) }
    let wanted = SavedPage(name: name, operation: operation(for: request, from: page, answeredBy: name))
    let known = pages.firstIndex(of: wanted)
    if known == nil { pages.append(wanted) }
    let number = known ?? pages.count - 1
    shown.clear(page: number)
    return try noted(number)
  }

  /// Returns a page that is going to be shown.
  private func noted(_ number: Int) throws(Failure) -> LoadedPage {
    let page = try self.page(number)
    shown.note(page.feed, ofPage: number)
    return page
  }

  /// The operation of the answer: a reloaded page keeps the feed that it showed.
  private func operation(for request: FeedRequest, from page: Int, answeredBy name: String) -> String? {
    switch request {
    case .operation(let operation): operation
    case .home: pages[0].operation
    case .again, .sections: pages[page].name == name ? pages[page].operation : nil
    case .open, .next, .find: pages.first { $0.name == name }?.operation
    }
  }

  /// Whether links can be answered.
  var answersLinks: Bool {
    if case .pages = shelf { false } else { true }
  }

  /// Reads the target of a link if that is quick. A fault is reported only when the link is opened.
  package mutating func prefetch(_ request: FeedRequest, from page: Int) {
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
    var feed = try feed(of: saved.name, operation: saved.operation, likely: shown.operation(ofPage: number))
    // The user says that the files follow each other; the responses need not say so.
    if case .pages(let files, _) = shelf, number + 1 < files.count { feed = feed.followed(at: "file \(number + 2)") }
    return LoadedPage(feed: feed, title: title, number: number)
  }

  private func feed(of name: String, operation: String? = nil, likely: String? = nil) throws(Failure) -> Feed {
    if let text = shelf.text(of: name) {
      return try context.decodeFeed(
        text, name: shelf.decodingName(of: name), interner: names.interner, operation: operation, likely: likely)
    }
    return try context.loadFeed(
      shelf.path(of: name) ?? name, interner: names.interner, operation: operation, likely: likely)
  }

  var pictures: SavedPictures { savedPictures.pictures }

  /// Returns the bytes of a picture on a page.
  func picture(at address: String, of page: Int?) -> Result<[UInt8], PictureFault> {
    let name = page.flatMap { pages.indices.contains($0) ? pages[$0].name : nil }
    return pictures.bytes(at: address, of: name.flatMap(shelf.path))
  }

  /// The files of the pages, by page number.
  package var openFiles: [(number: Int, path: String)] {
    pages.indices.compactMap { number in shelf.path(of: pages[number].name).map { (number: number, path: $0) } }
  }

  /// The language of messages.
  var words: Words { context.words }

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
    return Failure(status: .noInput, message: message, isFinal: true)
  }
}
