import Branding
import FacetModel
import Feeds
import Prism
import Reporting

extension Brand {
  /// A brand without code: a folder with `brand.json` and the token files. Throws when a file cannot be read; what is
  /// wrong in them is said by whoever asks for values.
  package init(folder: String, among structures: BrandStructures) throws(Failure) {
    self.init(try BrandFiles(folder: folder), among: structures)
  }

  package init(_ files: BrandFiles, among structures: BrandStructures) {
    let words = files.words(among: structures)
    let name = words.name ?? files.title
    self.init(
      name: name, displayName: words.displayName ?? name, tagline: words.tagline ?? "", tokens: files.tokens,
      structures: words.structures, files: files, faults: TokenErrors(words.faults))
  }

  /// A brand that a recorded session carries, under the name that it had there.
  package init(_ recorded: RecordedBrand, in session: String, among structures: BrandStructures) throws(Failure) {
    let brand = Brand(try BrandFiles(recorded, in: session), among: structures)
    self = brand.name == recorded.name ? brand : brand.named(recorded.name)
  }

  /// As a session keeps it; `nil` for brands that programs carry.
  package var recorded: RecordedBrand? { files?.recorded(as: name) }
}
