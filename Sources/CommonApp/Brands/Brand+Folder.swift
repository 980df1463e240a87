import FacetModel
import Feeds
import JSON
import Prism
import Text

extension Brand {
  /// A brand without code: a folder with `brand.json` and the token files.
  init(folder: String) throws(Failure) {
    let base = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    func bytes(_ name: String) throws(Failure) -> ByteBuffer {
      do throws(SourceError) {
        return try FileReader.read("\(base)/\(name)", limit: Self.largestFile)
      } catch {
        throw Failure(status: Program.status(of: error), message: "\(base)/\(name): \(error.description)")
      }
    }
    let words = try Self.words(try bytes("brand.json"), path: "\(base)/brand.json")
    self.init(
      name: words.name, displayName: words.displayName, tagline: words.tagline,
      tokens: BrandTokens(
        base: TokenSource(name: "\(base)/base.tokens.json", bytes: try bytes("base.tokens.json")),
        light: TokenSource(name: "\(base)/light.tokens.json", bytes: try bytes("light.tokens.json")),
        dark: TokenSource(name: "\(base)/dark.tokens.json", bytes: try bytes("dark.tokens.json"))))
  }

  private static let largestFile = 1 << 24

  private static func words(
    _ bytes: ByteBuffer, path: String
  ) throws(Failure) -> (name: String, displayName: String, tagline: String) {
    let lines = LineTable(bytes)
    let root: Value
    do throws(SyntaxError) {
      root = try Document.read(bytes, interner: Interner()).root
    } catch {
      throw Failure(
        status: .notAFeed,
        message: "\(path):\(lines.location(of: error.offset).description): \(error.message(locate: lines.location))")
    }
    guard let name = root["name"]?.string, !name.isEmpty else {
      throw Failure(status: .notAFeed, message: "\(path):1:1: a brand needs a name: {\"name\": \"harbor\"}")
    }
    return (name, root["displayName"]?.string ?? name, root["tagline"]?.string ?? "")
  }
}
