import FacetModel

/// The links of pages by host and path, to tell which requests they lead to.
struct LinkPaths {
  private struct Path: Hashable {
    let host: String
    let path: String
  }

  private var paths: Set<Path> = []

  /// Adds the links of the facets and of their pictures.
  mutating func add(_ feed: Feed) {
    for number in 0..<feed.tree.count {
      let facet = feed.tree[number]
      for action in [facet.events.click].compactMap(\.self) + facet.images.actions.map(\.action) {
        guard case .navigate(let navigation) = action, let uri = navigation.uri else { continue }
        let (host, path) = RecordedRequest.parts(of: uri)
        paths.insert(Path(host: host, path: path))
      }
    }
  }

  /// Whether a link leads to a request: as `RecordedRequest.fit`, by the whole path of the request or its end.
  func lead(to request: RecordedRequest) -> Bool {
    let steps = request.path.split(separator: "/")
    guard steps.count <= Self.mostSteps else { return false }
    return steps.indices.contains { start in
      let path = steps[start...].joined(separator: "/")
      return ["", request.host].contains { paths.contains(Path(host: $0, path: path)) }
    }
  }

  /// The most steps of an address that is looked for.
  private static let mostSteps = 32
}
