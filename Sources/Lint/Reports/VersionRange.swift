import FacetModel
import Reporting

/// The client versions of a range such as `1.0.0..6.0.0`: both ends, and the versions between them with a change.
package struct VersionRange {
  package let versions: [SemanticVersion]

  package init(from first: SemanticVersion, to last: SemanticVersion, of client: Capabilities) {
    let between = client.knownVersions.filter { first < $0 && $0 < last }
    versions = first == last ? [first] : [first] + between + [last]
  }

  /// Reads a range; `nil` if the argument names one version, or none.
  package init?(_ argument: String, of client: Capabilities) throws(Failure) {
    guard argument.holds("..") else { return nil }
    let ends = argument.parts(between: "..").map { SemanticVersion(String($0)) }
    guard ends.count == 2, let from = ends[0], let to = ends[1], from <= to else {
      throw .usage("'\(argument)' is not a range of versions; write the older one first: --facets-version 1.0.0..6.0.0")
    }
    self.init(from: from, to: to, of: client)
  }

  /// All versions with a change.
  package init(allOf client: Capabilities) {
    versions = client.knownVersions
  }
}
