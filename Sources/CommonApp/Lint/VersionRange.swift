import FacetModel

/// Clients from one version to another, `1.0.0..6.0.0`: both of them, and those between at which anything changed.
struct VersionRange {
  let versions: [SemanticVersion]

  init(from first: SemanticVersion, to last: SemanticVersion, of client: Capabilities) {
    let between = client.knownVersions.filter { first < $0 && $0 < last }
    versions = first == last ? [first] : [first] + between + [last]
  }

  /// `nil` where an argument names one version, or none.
  init?(_ argument: String, of client: Capabilities) throws(Failure) {
    guard let dots = argument.firstRange(of: "..") else { return nil }
    let (first, last) = (String(argument[..<dots.lowerBound]), String(argument[dots.upperBound...]))
    guard let from = SemanticVersion(first), let to = SemanticVersion(last), from <= to else {
      throw .usage("'\(argument)' is no range of versions; write the older one first: --facets-version 1.0.0..6.0.0")
    }
    self.init(from: from, to: to, of: client)
  }

  /// All there have been.
  init(allOf client: Capabilities) {
    versions = client.knownVersions
  }
}
