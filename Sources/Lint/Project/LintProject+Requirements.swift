import FacetModel

extension LintProject {
  /// Adds findings about required facets to the feeds of a file: those that versions leave out, and those that are in
  /// none of the feeds.
  package func require(in files: inout [LintedFile], named name: String, client: Capabilities) {
    for requirement in requirements where requirement.files.fits(name) {
      for facet in requirement.facets {
        var isThere = false
        for index in files.indices {
          guard let feed = files[index].feed else { continue }
          let found = VersionReport.facets(called: facet, in: feed)
          isThere = isThere || !found.isEmpty
          let faults = found.compactMap { Self.fault(of: $0, in: feed, requirement.versions, client) }
          if !faults.isEmpty { files[index].add(faults, .mustShow, count: faults.count) }
        }
        guard !isThere, let first = files.indices.first, files[first].feed != nil else { continue }
        let missing = Diagnostic(.mustShow, at: 0, "no facet is called '\(facet)'")
        files[first].add([missing], .mustShow, count: 1)
      }
    }
  }

  private static func fault(
    of facet: Facet, in feed: Feed, _ range: VersionRange, _ client: Capabilities
  ) -> Diagnostic? {
    var reason = ""
    let versions = range.versions.filter { version in
      let omission = Admission(feed.tree, for: client.asOf(version)).omission(of: facet)
      if let omission { reason = omission.description }
      return omission != nil
    }
    guard !versions.isEmpty else { return nil }
    let offset = facet.source.document.outermostOffset(of: facet.source.range.lowerBound)
    let names = versions.map(\.description).joined(separator: ", ")
    return Diagnostic(.mustShow, at: offset, "'\(facet.identity.description)' is not shown to \(names): \(reason)")
  }
}
