import FacetModel
import Feeds
import JSON
import Text
import Wording

extension Program {
  /// The bytes of a regular file, or of anything that the user named on the command line. What is named may keep the
  /// program waiting, so it is read before the terminal is taken. Streams that can be no feed are not read to their end.
  func readFile(_ path: String, isNamed: Bool = false, isFeed: Bool = false) throws(Failure) -> ByteBuffer {
    guard !HTTPOptions.isAddress(path) else {
      throw .usage(
        "'\(HTTPPage.name(of: URIReference(path)))' is an address, and only files are read here; save it first")
    }
    let limit = FeedLimits().reading.bytes
    do throws(SourceError) {
      return try isNamed
        ? FileReader.readNamed(path, limit: limit, endsAtNoJSON: isFeed) : FileReader.read(path, limit: limit)
    } catch {
      throw Failure(status: Self.status(of: error), message: error.message.placed(at: SafeText(path)))
    }
  }

  /// Reads a feed, of an archive the first one; those of one session share its interner.
  func loadFeed(
    _ path: String, isNamed: Bool = false, interner: Interner = .forFeeds(), operation: String? = nil
  ) throws(Failure) -> Feed {
    guard path.hasSuffix(".har") else {
      return try decodeFeed(
        try readFile(path, isNamed: isNamed, isFeed: true), name: Self.name(of: path), interner: interner,
        operation: operation)
    }
    let archive = try ReplaySource.readArchive(path, isNamed: isNamed, interner, self)
    return try decodeFeed(archive.exchanges[0].body, name: path, interner: interner, operation: operation)
  }

  /// Of several feeds the largest, or the one that answers `operation`.
  func decodeFeed(
    _ bytes: ByteBuffer, name: String, interner: Interner, operation: String? = nil
  ) throws(Failure) -> Feed {
    try decodeFeed(bytes, called: { _ in SafeText(name) }, interner: interner, operation: operation)
  }

  /// The same of bytes whose name depends on the language of who hears of it.
  func decodeFeed(
    _ bytes: ByteBuffer, called name: (Words) -> SafeText, interner: Interner, operation: String? = nil
  ) throws(Failure) -> Feed {
    do throws(FeedError) {
      return try FeedDecoder(interner: interner, limits: FeedLimits(), words: words)
        .decode(bytes, operation: operation)
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

  /// The sources among the operands: files that are pages in order, one folder, or the address of a server.
  func sources(
    _ arguments: Arguments, _ options: HTTPOptions, of command: any Command.Type, version: SemanticVersion
  ) throws(Failure) -> Source {
    var options = options
    options.operation = arguments[.operation]
    try options.expectAddress(among: arguments.operands)
    guard !arguments.operands.isEmpty else {
      throw .usage("\(command.name) needs a SOURCE: \(name) \(command.name) \(command.usage)")
    }
    guard let address = arguments.operands.first(where: HTTPOptions.isAddress) else {
      return .saved(try ReplaySource(arguments.operands, operation: arguments[.operation], in: self))
    }
    guard arguments.operands.count == 1 else {
      throw .usage("one address at a time, and no files beside it: what it leads to comes by itself")
    }
    return .server(try server(address, options, version: version))
  }

  func server(_ address: String, _ options: HTTPOptions, version: SemanticVersion) throws(Failure) -> HTTPSource {
    try HTTPSource(address, options: options, version: version, in: self)
  }

  /// What a person calls the source.
  static func name(of path: String) -> String {
    path == "-" ? "stdin" : path
  }

  static func status(of error: SourceError) -> ExitStatus {
    switch error {
    case .noSuchFile, .isFolder, .notReadable: .noInput
    case .tooLarge: .notAFeed
    }
  }
}

extension Program {
  /// A short name for the status line: `SampleFeeds/home.json` is `home.json`.
  static func title(of path: String) -> String {
    path.split(separator: "/").last.map { path == "-" ? "stdin" : String($0) } ?? path
  }
}
