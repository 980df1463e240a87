import FacetModel
import Feeds
import JSON
import Text

/// Saved responses, played back: files that are pages one after the other, or a folder whose index says what answers
/// what. All of them are read by one session.
struct ReplaySource {
  private let program: Program
  private let folder: String?
  private let sample: BrandSample?
  private let bundle: FeedBundle?
  /// In the order in which they were first asked for; a page's number is its place here.
  private var files: [String]
  private let interner = Interner.forFeeds()

  static let index = "index.json"

  init(_ paths: [String], in program: Program) throws(Failure) {
    self.program = program
    guard paths.count == 1, FolderReader.isFolder(paths[0]) else {
      folder = nil
      sample = nil
      bundle = nil
      files = paths
      // Better to hear of it now than at the end of a page.
      for path in paths where path != "-" && !FileReader.exists(path) {
        throw Failure(status: .noInput, message: "\(SafeText(path)): \(SourceError.noSuchFile.description)")
      }
      return
    }
    let folder = paths[0]
    let bundle = try Self.readIndex(folder, program)
    self.folder = folder
    sample = nil
    self.bundle = bundle
    files = [bundle.entry]
  }

  /// What a program carries with it.
  init(_ sample: BrandSample, in program: Program) throws(Failure) {
    self.program = program
    self.sample = sample
    folder = nil
    let index = ByteBuffer(sample[BrandSample.index] ?? "")
    let bundle = try Self.bundle(BrandSample.index, index).entering(at: sample.entry)
    self.bundle = bundle
    files = [bundle.entry]
  }

  /// The page that greets, whose number is none that others lead to.
  func welcome() throws(Failure) -> LoadedPage? {
    guard let text = sample?[BrandSample.welcome] else { return nil }
    let feed = try program.decodeFeed(ByteBuffer(text), name: BrandSample.welcome, interner: interner)
    return LoadedPage(feed: feed, title: "Welcome", number: 0)
  }

  /// The first page.
  func entry() throws(Failure) -> LoadedPage {
    try page(0)
  }

  /// All pages as one, for what does not scroll; of a bundle the first alone, which leads to the others.
  func wholePage() throws(Failure) -> LoadedPage {
    let first = try entry()
    guard bundle == nil, files.count > 1 else { return first }
    var feed = first.feed
    for number in files.indices.dropFirst() {
      feed = feed.appending(try page(number).feed)
    }
    return LoadedPage(feed: feed, title: first.title, number: files.count - 1)
  }

  /// What the saved responses have for a request from a page.
  mutating func answer(_ request: FeedRequest, from page: Int) throws(Failure) -> LoadedPage {
    if case .again = request, files[page] == "-" {
      throw Failure(status: .noInput, message: "what came through a pipe cannot be read again")
    }
    guard let bundle else {
      switch request {
      case .home: return try entry()
      case .again, .sections(_, filterQuery: ""): return try self.page(page)
      case .open, .next, .sections: break
      }
      guard case .next = request, files.indices.contains(page + 1) else { throw Self.noAnswer(request) }
      return try self.page(page + 1)
    }
    guard let file = bundle.file(answering: request, from: files[page]), sample.map({ $0[file] != nil }) ?? true else {
      throw Self.noAnswer(request)
    }
    if let number = files.firstIndex(of: file) { return try self.page(number) }
    files.append(file)
    return try self.page(files.count - 1)
  }

  private func page(_ number: Int) throws(Failure) -> LoadedPage {
    if let sample {
      let name = files[number]
      let feed = try program.decodeFeed(ByteBuffer(sample[name] ?? ""), name: name, interner: interner)
      return LoadedPage(feed: feed, title: SafeText(Program.title(of: name)), number: number)
    }
    let path = path(of: number)
    let feed = try program.loadFeed(path, interner: interner)
    return LoadedPage(feed: feed, title: SafeText(Program.title(of: path)), number: number)
  }

  /// The files that pages have come from, by their numbers; none of what the program itself carries, or of a pipe.
  var openFiles: [(number: Int, path: String)] {
    sample != nil ? [] : files.indices.filter { files[$0] != "-" }.map { (number: $0, path: path(of: $0)) }
  }

  private func path(of number: Int) -> String {
    folder.map { $0.hasSuffix("/") ? $0 + files[number] : $0 + "/" + files[number] } ?? files[number]
  }

  private static func noAnswer(_ request: FeedRequest) -> Failure {
    let what: SafeText =
      switch request {
      case .open(let uri): "nothing saved answers " + CursorMask.masked(SafeText(uri))
      case .home, .again, .next: "no further page is saved"
      case .sections(_, ""): "no reload of these sections is saved"
      case .sections(_, let query): "nothing is saved for the filters \(SafeText(query))"
      }
    return Failure(status: .noInput, message: what)
  }

  private static func readIndex(_ folder: String, _ program: Program) throws(Failure) -> FeedBundle {
    let path = folder.hasSuffix("/") ? folder + index : folder + "/" + index
    guard FileReader.exists(path) else {
      throw Failure(status: .noInput, message: "\(SafeText(folder)): \(SourceError.isFolder.description)")
    }
    return try bundle(path, try program.readFile(path))
  }

  private static func bundle(_ path: String, _ bytes: ByteBuffer) throws(Failure) -> FeedBundle {
    let document: Document
    do throws(SyntaxError) {
      document = try Document.read(bytes, interner: Interner())
    } catch {
      throw fault(path, bytes, error.offset, SafeText(error.message(locate: LineTable(bytes).location)))
    }
    do throws(FeedBundle.Fault) {
      return try FeedBundle(document.root)
    } catch {
      throw fault(path, bytes, error.offset, SafeText(error.message))
    }
  }

  private static func fault(_ path: String, _ bytes: ByteBuffer, _ offset: Int, _ message: SafeText) -> Failure {
    Failure(
      status: .notAFeed, message: "\(SafeText(path)):\(LineTable(bytes).location(of: offset)): " + message)
  }
}
