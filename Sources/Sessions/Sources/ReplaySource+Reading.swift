import FacetModel
import Feeds
import JSON
import Reporting
import Text
import Wording

/// Reading the files of saved responses.
extension ReplaySource {
  /// Reads standard input, pipes and devices. Done before the terminal is taken over, because their writers may take
  /// long.
  static func readStreams(
    among paths: [String], _ context: ProgramContext
  ) throws(Failure) -> [String: ByteBuffer] {
    var read: [String: ByteBuffer] = [:]
    for path in paths where read[path] == nil && (path == "-" || !FileReader.isRegular(path)) {
      read[path] = try context.readFile(path, isNamed: true, isFeed: true)
    }
    return read
  }

  static func readIndex(_ folder: String, _ context: ProgramContext) throws(Failure) -> FeedBundle {
    let path = folder.hasSuffix("/") ? folder + index : folder + "/" + index
    guard FileReader.exists(path) else {
      throw Failure(status: .noInput, message: SourceError.isFolder.message.placed(at: SafeText(folder)))
    }
    return try bundle(path, try context.readFile(path))
  }

  static func readArchive(
    _ path: String, isNamed: Bool, _ interner: Interner, _ context: ProgramContext
  ) throws(Failure) -> HARArchive {
    let bytes = try context.readFile(path, isNamed: isNamed, isFeed: true)
    let document = try document(path, bytes, interner)
    do throws(HARArchive.Fault) {
      return try HARArchive(document.root, interner: interner)
    } catch {
      throw fault(path, bytes, error.offset, error.message)
    }
  }

  private static func document(
    _ path: String, _ bytes: ByteBuffer, _ interner: Interner
  ) throws(Failure) -> Document {
    do throws(SyntaxError) {
      return try Document.read(bytes, interner: interner)
    } catch {
      throw fault(path, bytes, error.offset, error.message(locate: LineTable(bytes).location))
    }
  }

  static func bundle(_ path: String, _ bytes: ByteBuffer) throws(Failure) -> FeedBundle {
    let document = try document(path, bytes, Interner())
    do throws(FeedBundle.Fault) {
      return try FeedBundle(document.root)
    } catch {
      throw fault(path, bytes, error.offset, error.message)
    }
  }

  private static func fault(_ path: String, _ bytes: ByteBuffer, _ offset: Int, _ message: Message) -> Failure {
    let place = LineTable(bytes).location(of: offset)
    return Failure(status: .notAFeed, message: message.placed(at: "\(SafeText(path)):\(place)"))
  }
}
