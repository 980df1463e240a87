extension Feed {
  /// Returns the siblings of a facet, including the facet.
  public func siblings(of facet: Facet) -> FacetList {
    if let parent = facet.parent { return parent.children }
    let place = tree.lists[Int(~facet.record.parent)]
    guard let number = place.section, sections.indices.contains(number) else {
      return place.role == .footer ? footer : header
    }
    switch place.role {
    case .header: return sections[number].header
    case .body: return sections[number].body
    case .footer: return sections[number].footer
    }
  }
}
