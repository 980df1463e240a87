import Feeds
import JSON
import Prism
import Text

/// The files of a brand without code, from a folder or a recorded session.
struct BrandFiles: Sendable {
  private let contents: [(name: String, bytes: ByteBuffer)]
  /// The text before a file name in errors.
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

  /// Reads the files in a recorded session, with the same limits as in a folder, because a session may be edited.
  init(_ recorded: RecordedBrand, in session: String) throws(Failure) {
    place = session
    var contents: [(name: String, bytes: ByteBuffer)] = []
    for name in Self.names {
      guard let file = recorded.files.first(where: { $0.name == name }) else {
        throw Failure(
          status: .notAFeed, message: "the brand '\(SafeText(recorded.name))' that it carries has no \(name)")
      }
      contents.append((name, ByteBuffer(file.text)))
    }
    self.contents = contents
  }

  /// The form in which a session stores the files.
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

  /// The name of the folder, used if the brand has no name of its own.
  var title: String { Program.title(of: place) }

  private func bytes(_ name: String) -> ByteBuffer {
    contents.first { $0.name == name }?.bytes ?? ByteBuffer("")
  }

  private static func bytes(_ name: String, in folder: String) throws(Failure) -> ByteBuffer {
    do throws(SourceError) {
      return try FileReader.read("\(folder)/\(name)", limit: RecordedBrand.largestFile)
    } catch {
      let needs = "; a brand has \(names.dropLast().joined(separator: ", ")) and \(names.suffix(1).joined())"
      let hint = if case .noSuchFile = error { needs } else { "" }
      throw Failure(status: Program.status(of: error), message: "\(folder)/\(name): \(error.description)\(hint)")
    }
  }
}
