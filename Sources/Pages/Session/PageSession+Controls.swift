import Components
import FacetModel
import Text
import ViewTree

/// What can be chosen on a page.
extension PageSession {
  /// A picture that has the focus by itself is no control, whatever it stands in.
  package var focusedControl: Control? {
    focusedPicture == nil ? focusedFacet.flatMap { Control($0, in: page.words) } : nil
  }

  /// What has the focus, or the only thing in it that can be counted.
  package var focusedThing: (facet: Facet, thing: Thing)? {
    guard let facet = focusedFacet else { return nil }
    let whole = Thing(facet).map { (facet: facet, thing: $0) }
    return whole ?? facet.children.lazy.compactMap { part in Thing(part).map { (facet: part, thing: $0) } }.first
  }

  /// All filters of the page, in its order.
  package var filters: [Filter] { filterFacets.compactMap { Filter($0, in: page.words) } }

  /// The sections that depend on what is chosen: those that the filters name, or the carousels they stand in.
  package var filteredSections: Set<String> {
    let filters = filterFacets + [focusedFacet].compactMap(\.self)
    return (filters + filters.compactMap(\.parent)).reduce(into: []) { sections, facet in
      if case .loadContent(.sections(let names))? = facet.events.click { sections.formUnion(names) }
    }
  }

  /// What the filters say, as it is sent.
  package var filterQuery: String {
    page.state.choices.query(in: filters.map(\.id))
  }

  private var filterFacets: [Facet] {
    let tree = page.feed.tree
    return (0..<tree.count).lazy.map { tree[$0] }.filter { Filter($0, in: page.words) != nil }
  }

  package mutating func show(_ choices: FilterChoices) {
    var state = page.state
    state.choices = choices
    show(state)
  }

  package mutating func show(address: SafeText?, quantities: [String: Int]) {
    show(
      ClientState(
        words: page.words, choices: page.state.choices, address: address, quantities: quantities))
  }

  /// The same facets, saying something else.
  private mutating func show(_ state: ClientState) {
    guard state != page.state else { return }
    page = page.showing(state)
    viewport.show(page.layout(width: viewport.layout.width, state: viewport.layout.state))
    updateTail()
    settle()
  }
}
