import Branding
import Feeds
import JSON
import Reporting
import Text
import Wording

extension BrandFiles {
  /// Reads the files of a brand's folder.
  package init(folder: String) throws(Failure) {
    let place = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    var contents: [(name: String, bytes: ByteBuffer)] = []
    let further = Self.furtherNames.filter { FileReader.exists("\(place)/\($0)") }
    for name in Self.names + further { contents.append((name, try Self.bytes(name, in: place))) }
    self.init(contents, from: place)
  }

  /// Takes the files of a recorded session. The user may have edited them, so the limits of a folder's files hold.
  package init(_ recorded: RecordedBrand, in session: String) throws(Failure) {
    var contents: [(name: String, bytes: ByteBuffer)] = []
    for name in Self.names {
      guard let file = recorded.files.first(where: { $0.name == name }) else {
        throw Failure(
          status: .notAFeed, message: Message { $0.brandHasNo(SafeText(name), brand: SafeText(recorded.name)) })
      }
      contents.append((name, ByteBuffer(file.text)))
    }
    for file in recorded.files where Self.furtherNames.contains(file.name) {
      contents.append((file.name, ByteBuffer(file.text)))
    }
    self.init(contents, from: session)
  }

  /// Returns the files as a session keeps them.
  package func recorded(as name: String) -> RecordedBrand {
    RecordedBrand(
      name: name,
      files: contents.map { RecordedBrand.File(name: $0.name, text: $0.bytes.string(in: 0..<$0.bytes.count)) })
  }

  private static func bytes(_ name: String, in folder: String) throws(Failure) -> ByteBuffer {
    do throws(SourceError) {
      return try FileReader.read("\(folder)/\(name)", limit: RecordedBrand.largestFile)
    } catch {
      let (first, last) = (SafeText(names.dropLast().joined(separator: ", ")), SafeText(names.last ?? ""))
      let message = Message { words in
        if case .noSuchFile = error {
          words.noSuchFile + words.filesOfABrand(first, last)
        } else {
          error.message(in: words)
        }
      }
      throw Failure(
        status: ProgramContext.status(of: error), message: message.placed(at: "\(SafeText(folder))/\(name)"))
    }
  }
}
