import Branding
import FacetModel
import Feeds
import Prism
import Reporting

extension Brand {
  /// A brand without code: a folder with `brand.json` and the token files. Throws when a file cannot be read; faults in
  /// the files are reported when their values are read.
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

  /// A brand stored in a recorded session, under its name there.
  package init(_ recorded: RecordedBrand, in session: String, among structures: BrandStructures) throws(Failure) {
    let brand = Brand(try BrandFiles(recorded, in: session), among: structures)
    self = brand.name == recorded.name ? brand : brand.named(recorded.name)
  }

  /// The form in which a session stores the brand; `nil` for brands built into a program.
  package var recorded: RecordedBrand? { files?.recorded(as: name) }
}
