extension Capabilities {
  /// Returns the part of an action that this client does not understand; `nil` if it understands the action.
  package func objection(to action: Action) -> Omission.Click? {
    switch action {
    case .navigate(let navigation):
      objection(to: navigation)
    case .loadContent:
      objection(to: .loadContent, called: "load_content")
    case .applyCuisineFilter:
      objection(to: .applyCuisineFilter, called: "apply_cuisine_filter")
    case .presentModal:
      objection(to: .presentModal, called: "present_modal")
    case .unknown(let name):
      .unknownAction(name)
    }
  }

  /// Returns whether a facet has a click and the client understands it.
  public func understandsClick(of facet: Facet) -> Bool {
    facet.events.click.map { objection(to: $0) == nil } ?? false
  }

  /// Returns whether a facet with such a click is shown, without the click. Clients before 6.1.0 leave it out. Every
  /// client leaves out a facet whose destination it does not know.
  func shows(facetsWith objection: Omission.Click) -> Bool {
    switch objection {
    case .unknownAction, .actionTooNew: understands(.presentModal)
    case .scheme, .place: false
    }
  }

  private func objection(to feature: Feature, called name: String) -> Omission.Click? {
    understands(feature) ? nil : .actionTooNew(name, since: feature.since)
  }

  /// Returns the part of a navigation that this client does not understand. A navigation without a uri counts as
  /// understood and leads nowhere.
  private func objection(to navigation: Navigation) -> Omission.Click? {
    guard let uri = navigation.uri else { return nil }
    return switch Destination(uri, hosts: sourceHosts) {
    case .inside, .place, .outside: nil
    case .notUnderstood(.scheme(let scheme)): .scheme(scheme)
    case .notUnderstood(.place(let place)): .place(place)
    }
  }
}
