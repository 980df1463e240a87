import FacetModel
import Feeds
import JSON
import Text

extension Program {
  /// The bytes of a regular file, or of any file that the user named on the command line. A named file may keep the
  /// program waiting, so it is read before the terminal is taken over. A stream that cannot be a feed is not read to
  /// its end.
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
      throw Failure(status: Self.status(of: error), message: "\(path): \(error.description)")
    }
  }

  /// Reads a feed, of an archive the first one. Feeds that are compared share an interner.
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

  /// Decodes the largest of several feeds, or the one that answers `operation`.
  func decodeFeed(
    _ bytes: ByteBuffer, name: String, interner: Interner, operation: String? = nil
  ) throws(Failure) -> Feed {
    do throws(FeedError) {
      return try FeedDecoder(interner: interner, limits: FeedLimits()).decode(bytes, operation: operation)
    } catch {
      if case .noOperation = error {
        throw Failure(
          status: .usage, message: "\(name): \(error.message(locate: LineTable(bytes, upTo: 0).location))")
      }
      let lines = LineTable(bytes)
      let message = error.message(locate: lines.location)
      throw Failure(
        status: .notAFeed, message: "\(name):\(lines.location(of: error.offset)): \(message)")
    }
  }

  /// The sources among the operands: files that follow each other as pages, one folder, or the address of a server.
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

  /// The name of the source in messages.
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
