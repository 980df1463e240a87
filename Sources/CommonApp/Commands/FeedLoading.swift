import FacetModel
import Feeds
import JSON
import Text

extension Program {
  func readFile(_ path: String) throws(Failure) -> ByteBuffer {
    do throws(SourceError) {
      return try FileReader.read(path, limit: FeedLimits().reading.bytes)
    } catch {
      throw Failure(status: Self.status(of: error), message: "\(path): \(error.description)")
    }
  }

  /// Reads a feed; those of one session share its interner.
  func loadFeed(_ path: String, interner: Interner = .forFeeds()) throws(Failure) -> Feed {
    try decodeFeed(try readFile(path), name: Self.name(of: path), interner: interner)
  }

  func decodeFeed(_ bytes: ByteBuffer, name: String, interner: Interner) throws(Failure) -> Feed {
    do throws(FeedError) {
      return try FeedDecoder(interner: interner, limits: FeedLimits()).decode(bytes)
    } catch {
      let lines = LineTable(bytes)
      let message = error.message(locate: lines.location)
      throw Failure(
        status: .notAFeed, message: "\(name):\(lines.location(of: error.offset)): \(message)")
    }
  }

  /// The sources among the operands: files that are pages in order, or one folder.
  func sources(_ arguments: Arguments, of command: any Command.Type) throws(Failure) -> ReplaySource {
    guard !arguments.operands.isEmpty else {
      throw .usage("\(command.name) needs a SOURCE: \(name) \(command.name) \(command.usage)")
    }
    return try ReplaySource(arguments.operands, in: self)
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
