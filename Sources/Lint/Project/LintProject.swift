import FacetModel

/// The rules of a team for the feeds below a folder, as a `facet.json` says them.
package struct LintProject {
  /// Facets that versions of clients have to show.
  package struct Requirement {
    package let files: PathPattern
    /// Ids or paths.
    package let facets: [String]
    package let versions: VersionRange
  }

  /// The rules whose findings are not reported.
  package internal(set) var off: Set<Rule> = []
  /// The components of which a rule is ignored.
  package internal(set) var exceptions: [Rule: Set<String>] = [:]
  package internal(set) var severities: [Rule: Rule.Severity] = [:]
  package internal(set) var ignored: [PathPattern] = []
  package internal(set) var requirements: [Requirement] = []
  /// The file with the accepted findings, from the folder of the project.
  package internal(set) var baseline: String?

  /// A project without rules of its own.
  package init() {}

  package func ignores(_ path: String) -> Bool { ignored.contains { $0.fits(path) } }
}
