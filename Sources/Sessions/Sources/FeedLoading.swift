import FacetModel
import Feeds
import JSON
import Reporting
import Text
import Wording

extension ProgramContext {
  /// The bytes of a regular file, or of any file that the user named on the command line. A named file may keep the
  /// program waiting, so it is read before the terminal is taken over. A stream that cannot be a feed is not read to
  /// its end.
  package func readFile(_ path: String, isNamed: Bool = false, isFeed: Bool = false) throws(Failure) -> ByteBuffer {
    try Self.expectFile(path)
    let limit = FeedLimits().reading.bytes
    let bytes: ByteBuffer
    do throws(SourceError) {
      bytes =
        try isNamed
        ? FileReader.readNamed(path, limit: limit, endsAtNoJSON: isFeed) : FileReader.read(path, limit: limit)
    } catch {
      throw .unread(path, error)
    }
    if isFeed, SessionFile.isRecorded(bytes) { throw .recording(SafeText(Self.name(of: path)), self) }
    return bytes
  }

  /// Refuses an address where only files are read.
  package static func expectFile(_ path: String) throws(Failure) {
    guard HTTPOptions.isAddress(path) else { return }
    throw .usage(
      "'\(HTTPPage.name(of: URIReference(path)))' is an address, and only files are read here; save it first")
  }

  /// Reads a feed. Feeds that are compared share an interner.
  package func loadFeed(
    _ path: String, isNamed: Bool = false, interner: Interner = .forFeeds(), operation: String? = nil,
    likely: String? = nil
  ) throws(Failure) -> Feed {
    try chooseFeed(path, isNamed: isNamed, interner: interner, operation: operation, likely: likely).feed
  }

  /// Reads a feed of a file that may hold several. Of an archive it is the response that answers `operation`, or else
  /// `likely`, or else the first.
  package func chooseFeed(
    _ path: String, isNamed: Bool = false, interner: Interner = .forFeeds(), operation: String? = nil,
    likely: String? = nil
  ) throws(Failure) -> ChosenFeed {
    guard path.hasSuffix(".har") else {
      return ChosenFeed(
        try decodeFeed(
          try readFile(path, isNamed: isNamed, isFeed: true), name: Self.name(of: path), interner: interner,
          operation: operation, likely: likely))
    }
    let archive = try ReplaySource.readArchive(path, isNamed: isNamed, interner, self)
    let choice = try choice(in: archive, of: path, operation: operation, likely: likely)
    let body = archive.exchanges[choice.number].body
    let feed = try decodeFeed(body, name: path, interner: interner, operation: choice.operation, likely: likely)
    return archive.exchanges.count == 1 && !feed.others.isEmpty
      ? ChosenFeed(feed) : ChosenFeed(feed, archive.names, choice.number)
  }

  /// Returns the response of an archive that answers `operation`, or else `likely`, or else the first; with the
  /// operation to choose in it.
  func choice(
    in archive: HARArchive, of path: String, operation: String?, likely: String? = nil
  ) throws(Failure) -> (number: Int, operation: String?) {
    guard let operation else { return likely.flatMap(archive.choice) ?? (0, nil) }
    guard let choice = archive.choice(of: operation) else {
      let error = FeedError.noOperation(operation, known: archive.names)
      throw .usage(Message { SafeText(path) + ": " + error.message(in: $0) { _ in Location(line: 1, column: 1) } })
    }
    return choice
  }

  /// Decodes the largest of several feeds, or the one that answers `operation`, or else `likely`.
  package func decodeFeed(
    _ bytes: ByteBuffer, name: String, interner: Interner, operation: String? = nil, likely: String? = nil
  ) throws(Failure) -> Feed {
    try decodeFeed(
      bytes, called: { _ in SafeText(name) }, interner: interner, operation: operation, likely: likely)
  }

  /// Decodes bytes whose name depends on the user's language.
  package func decodeFeed(
    _ bytes: ByteBuffer, called name: (Words) -> SafeText, interner: Interner, operation: String? = nil,
    likely: String? = nil
  ) throws(Failure) -> Feed {
    do throws(FeedError) {
      return try FeedDecoder(interner: interner, preparesComparing: true, words: words)
        .decode(bytes, operation: operation, likely: likely)
    } catch {
      if case .noOperation = error {
        throw .usage(
          Message { name($0) + ": " + error.message(in: $0, locate: LineTable(bytes, upTo: 0).location) })
      }
      let lines = LineTable(bytes)
      let place = SafeText(lines.location(of: error.offset).description)
      throw Failure(
        status: .notAFeed,
        message: Message { name($0) + ":" + place + ": " + error.message(in: $0, locate: lines.location) })
    }
  }

  /// The name of the source in messages.
  package static func name(of path: String) -> String {
    path == "-" ? "stdin" : path
  }

  package static func status(of error: SourceError) -> ExitStatus {
    switch error {
    case .noSuchFile, .isFolder, .notReadable: .noInput
    case .tooLarge: .notAFeed
    }
  }
}
