import FacetModel

/// The links of the pages of an archive by host and path, to tell which requests they lead to.
struct LinkPaths {
  private struct Path: Hashable {
    let host: String
    let path: String
  }

  private var paths: Set<Path> = []
  /// The hosts that have answered with pages. A link without a host leads to one of them.
  private var hosts: Set<String> = []
  private var answered: Set<Path> = []

  /// Adds the links of the facets of a page, and of their pictures.
  mutating func add(_ feed: Feed, answering request: RecordedRequest) {
    hosts.insert(request.host)
    answered.insert(Path(host: request.host, path: request.path))
    for number in 0..<feed.tree.count {
      let facet = feed.tree[number]
      for action in [facet.events.click].compactMap(\.self) + facet.images.actions.map(\.action) {
        guard case .navigate(let navigation) = action, let uri = navigation.uri else { continue }
        let (host, path) = RecordedRequest.parts(of: uri)
        paths.insert(Path(host: host, path: path))
      }
    }
  }

  /// Whether a link leads to a request that no page has answered: as `RecordedRequest.fit`, by the whole path of the
  /// request or its end. Another method than that of a link asks for something else.
  func lead(to request: RecordedRequest) -> Bool {
    let steps = request.path.split(separator: "/")
    guard request.method == "GET", steps.count <= Self.mostSteps,
      !answered.contains(Path(host: request.host, path: request.path))
    else { return false }
    return steps.indices.contains { start in
      let path = steps[start...].joined(separator: "/")
      return paths.contains(Path(host: request.host, path: path))
        || hosts.contains(request.host) && paths.contains(Path(host: "", path: path))
    }
  }

  /// The most steps of an address that is looked for.
  private static var mostSteps: Int { 32 }
}
