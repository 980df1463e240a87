import AppCore
import Branding
import FacetModel
import Feeds
import Prism
import Reporting
import Sessions
import Text
import Wording

/// The comparison that a command line asks for: a brand, `dark`, `2.0.0`, or an older file.
struct Comparison {
  let variation: Variation
  /// A brand that is a folder.
  private(set) var brand: Brand?
  /// A file with the page as it was.
  private(set) var path: String?
  /// The response or feed that the user has named, for the file as well as for the page.
  private let operation: String?
  /// Whether the file was a pipe or a device when the user named it.
  private var isStream = false

  /// Reads the comparison. `look` is the look of the page, and `page` the client version that shows it.
  init?(
    _ arguments: Arguments, _ look: Look, _ page: SemanticVersion, in program: Program
  ) throws(Failure) {
    guard let word = arguments[.compare] else { return nil }
    operation = arguments[.operation]
    if let brand = program.brands.first(where: { $0.name == word }) {
      guard brand.name != look.brand.name else {
        throw Self.wornAlready(word)
      }
      variation = .brand(word)
    } else if Scheme(rawValue: word) != nil {
      variation = .scheme
    } else if let version = SemanticVersion(word) {
      guard version != page else {
        throw .usage("'\(version)' is the version of the page already; --facets-version gives the page another one")
      }
      variation = .version(version)
    } else if FolderReader.isFolder(word) {
      guard word != arguments[.brand] else { throw Self.wornAlready(word) }
      let folder = try program.brand(named: word)
      // A user who changes the tokens of a brand has a folder of the same name.
      let isTaken = folder.name == look.brand.name || program.brands.contains { $0.name == folder.name }
      let own = isTaken ? folder.named(word) : folder
      brand = own
      variation = .brand(own.name)
    } else {
      isStream = word == "-" || FileReader.exists(word) && !FileReader.isRegular(word)
      if isStream { try Self.expectOneReading(of: word, arguments) }
      guard word == "-" || FileReader.exists(word) else {
        let others = program.brands.map(\.name).filter { $0 != look.brand.name }
        let known = (others + Scheme.allCases.map(\.rawValue)).joined(separator: ", ")
        throw Failure(
          status: .noInput,
          message: Message { $0.noFileToCompare(known: SafeText(known)) }.placed(at: SafeText(word)))
      }
      guard !arguments.operands.contains(where: HTTPOptions.isAddress) else {
        throw .usage(
          "--compare takes a file only beside a file; to compare the answers of a server, press 'r' and then 'v'")
      }
      path = word
      variation = .earlier
    }
  }

  private static func expectOneReading(of word: String, _ arguments: Arguments) throws(Failure) {
    guard word != "-" || !arguments.operands.contains("-") else {
      throw .usage("standard input holds one feed; only SOURCE or --compare can be -")
    }
    guard !arguments.has(.watch) else {
      throw .usage("--watch reads --compare again, and a pipe cannot be read again")
    }
  }

  private static func wornAlready(_ brand: String) -> Failure {
    .usage("'\(SafeText(brand))' is the brand of the page already; --brand gives the page another one")
  }

  /// Returns the brands to choose from, including the one of the comparison.
  func brands(_ brands: [Brand]) -> [Brand] { brands + (brand.map { [$0] } ?? []) }

  /// Reads the older file, and adds the further pages of the page. Of an archive it is the response that the user has
  /// named, or else the one with the title of the page.
  func earlier(of page: Feed, titled title: SafeText, before further: [Feed], in program: Program)
    throws(Failure) -> Feed?
  {
    guard let path else { return nil }
    let feed = try program.context.loadFeed(
      path, isNamed: isStream, interner: page.document.interner, likely: operation ?? title.string)
    return further.reduce(feed) { $0.appending($1) }
  }
}
