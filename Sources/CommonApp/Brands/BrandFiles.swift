import Feeds
import JSON
import Prism
import Text
import Wording

/// The files of a brand without code, wherever they come from: a folder, or a recorded session.
struct BrandFiles: Sendable {
  private let contents: [(name: String, bytes: ByteBuffer)]
  /// What errors put before the name of a file.
  private let place: String

  private static let words = "brand.json"
  private static let tokens = (base: "base.tokens.json", light: "light.tokens.json", dark: "dark.tokens.json")
  private static let names = [words, tokens.base, tokens.light, tokens.dark]

  init(folder: String) throws(Failure) {
    place = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    var contents: [(name: String, bytes: ByteBuffer)] = []
    for name in Self.names { contents.append((name, try Self.bytes(name, in: place))) }
    self.contents = contents
  }

  /// Those of a recorded session, which may have been changed by hand: read like those of a folder, and as large at most.
  init(_ recorded: RecordedBrand, in session: String) throws(Failure) {
    place = session
    var contents: [(name: String, bytes: ByteBuffer)] = []
    for name in Self.names {
      guard let file = recorded.files.first(where: { $0.name == name }) else {
        throw Failure(
          status: .notAFeed, message: Message { $0.brandHasNo(SafeText(name), brand: SafeText(recorded.name)) })
      }
      contents.append((name, ByteBuffer(file.text)))
    }
    self.contents = contents
  }

  /// As a session keeps them.
  func recorded(as name: String) -> RecordedBrand {
    RecordedBrand(
      name: name,
      files: contents.map { RecordedBrand.File(name: $0.name, text: $0.bytes.string(in: 0..<$0.bytes.count)) })
  }

  func words(among structures: BrandStructures) -> BrandWords {
    BrandWords(bytes(Self.words), path: "\(place)/\(Self.words)", among: structures)
  }

  var tokens: BrandTokens {
    func source(_ name: String) -> TokenSource { TokenSource(name: "\(place)/\(name)", bytes: bytes(name)) }
    return BrandTokens(
      base: source(Self.tokens.base), light: source(Self.tokens.light), dark: source(Self.tokens.dark))
  }

  /// Where the brand says no name, the folder does.
  var title: String { Program.title(of: place) }

  private func bytes(_ name: String) -> ByteBuffer {
    contents.first { $0.name == name }?.bytes ?? ByteBuffer("")
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
      throw Failure(status: Program.status(of: error), message: message.placed(at: "\(SafeText(folder))/\(name)"))
    }
  }
}
