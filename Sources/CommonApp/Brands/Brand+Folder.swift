import FacetModel
import Feeds
import JSON
import Prism
import Text

extension Brand {
  /// A brand without code: a folder with `brand.json` and the token files. Throws when a file cannot be read; what is
  /// wrong in them is said by whoever asks for values.
  init(folder: String, among structures: BrandStructures) throws(Failure) {
    let base = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    let words = BrandWords(try Self.bytes("brand.json", in: base), path: "\(base)/brand.json", among: structures)
    func tokens(_ name: String) throws(Failure) -> TokenSource {
      TokenSource(name: "\(base)/\(name)", bytes: try Self.bytes(name, in: base))
    }
    let name = words.name ?? Program.title(of: base)
    self.init(
      name: name, displayName: words.displayName ?? name, tagline: words.tagline ?? "",
      tokens: BrandTokens(
        base: try tokens("base.tokens.json"), light: try tokens("light.tokens.json"),
        dark: try tokens("dark.tokens.json")),
      structures: words.structures, faults: TokenErrors(words.faults))
  }

  private static let files = ["brand.json", "base.tokens.json", "light.tokens.json", "dark.tokens.json"]
  private static let largestFile = 1 << 24

  private static func bytes(_ name: String, in folder: String) throws(Failure) -> ByteBuffer {
    do throws(SourceError) {
      return try FileReader.read("\(folder)/\(name)", limit: largestFile)
    } catch {
      let needs = "; a brand has \(files.dropLast().joined(separator: ", ")) and \(files.suffix(1).joined())"
      let hint = if case .noSuchFile = error { needs } else { "" }
      throw Failure(status: Program.status(of: error), message: "\(folder)/\(name): \(error.description)\(hint)")
    }
  }
}
