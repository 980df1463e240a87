/// The surroundings of a line.
extension PageWalk {
  /// The facets read first after arriving from elsewhere: the heading of the section, and the parents of the line.
  package func surroundings(of place: Int, from origin: Int?) -> [Int] {
    let facet = order.facets[place]
    var known = Set(origin.map { around(order.facets[$0]) } ?? [])
    known.insert(facet)
    var result: [Int] = []
    let section = order.section(at: place)
    if let section, origin.flatMap(order.section) != section, let heading = heading(of: section),
      known.insert(heading).inserted
    {
      result.append(heading)
    }
    return result + outline.speakingAncestors(ofFacet: facet).filter { known.insert($0).inserted }
  }

  private func heading(of section: Range<Int>) -> Int? {
    guard let first = firstLine(from: section.lowerBound) else { return nil }
    let facet = order.facets[first]
    return outline.line(ofFacet: facet)?.speech.role == .heading ? facet : nil
  }

  private func around(_ facet: Int) -> [Int] {
    outline.speakingAncestors(ofFacet: facet) + [facet]
  }
}
