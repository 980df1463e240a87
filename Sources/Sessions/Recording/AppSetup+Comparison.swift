import Branding
import FacetModel
import Feeds
import Reporting
import Text

/// The comparison of the first page in a recorded session.
extension AppSetup {
  /// The recorded form; `earlier` is the previous feed, for a comparison with it.
  func recordedComparison(earlier: RecordedPage?) -> RecordedComparison? {
    switch comparison {
    case .brand(let name)?: .brand(name, brands.first { $0.name == name }?.recorded)
    case .scheme?: .scheme
    case .version(let version)?: .version("\(version)")
    case .earlier?: earlier.map(RecordedComparison.earlier)
    case nil: nil
    }
  }

  /// Takes over what a session says of it.
  package mutating func take(_ recorded: RecordedComparison, in session: String, _ context: ProgramContext)
    throws(Failure)
  {
    switch recorded {
    case .brand(let name, let files):
      let own = try files.map { files throws(Failure) in
        try Brand(files, in: session, among: BrandStructures(context.brands))
      }
      if let own { brands.append(own.named(name)) }
      comparison = .brand(name)
    case .scheme: comparison = .scheme
    case .version(let word):
      guard let version = SemanticVersion(word) else { throw Self.fault("compare", word) }
      comparison = .version(version)
    case .earlier: comparison = .earlier
    }
  }
}
