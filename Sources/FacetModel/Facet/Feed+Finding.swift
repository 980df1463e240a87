extension Feed {
  /// Returns the facet with an identity; `nil` if there is none.
  public func facet(_ identity: Identity) -> Facet? {
    guard var facets = list(of: identity) else { return nil }
    var found: Facet?
    for component in identity.facets {
      guard let facet = facets.first(where: { $0.matches(component) }) else { return nil }
      found = facet
      facets = facet.children
    }
    return found
  }

  private func list(of identity: Identity) -> FacetList? {
    let section = sections.first { tree.sections[$0.index].identityComponent(in: tree) == identity.section }
    switch (identity.list, section) {
    case (.header, let section?): return section.header
    case (.body, let section?): return section.body
    case (.footer, let section?): return section.footer
    case (.header, nil): return identity.section.id.isEmpty ? header : nil
    case (.footer, nil): return identity.section.id.isEmpty ? footer : nil
    case (.body, nil): return nil
    }
  }
}

extension Facet {
  fileprivate func matches(_ component: Identity.Component) -> Bool {
    Int(record.occurrence) == component.occurrence && (id ?? "") == component.id
  }
}

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
