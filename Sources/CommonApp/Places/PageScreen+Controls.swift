import Components
import FacetModel
import Text
import ViewTree

/// What can be chosen on a page.
extension PageScreen {
  var focusedControl: Control? { focusedFacet.flatMap(Control.init) }

  /// What a click would be a click on: what has the focus, or what that is a part of; `nil` where it would do nothing.
  var clickedFacet: Facet? {
    guard let facet = focusedFacet else { return nil }
    if focusIsOnControl { return facet }
    guard reading != nil else { return facet.events.click == nil ? nil : facet }
    var part = facet
    while part.events.click == nil, let whole = part.parent, page.views.traits(of: whole).arrangement == .embedded {
      part = whole
    }
    return part.events.click == nil ? nil : part
  }

  /// What has the focus, or the only thing in it that can be counted.
  var focusedThing: Thing? {
    guard let facet = focusedFacet else { return nil }
    return Thing(facet) ?? facet.children.lazy.compactMap(Thing.init).first
  }

  /// All filters of the page, in its order.
  var filters: [Filter] { filterFacets.compactMap(Filter.init) }

  /// The sections that depend on what is chosen: those that the filters' own carousels name.
  var filteredSections: Set<String> {
    let carousels = (filterFacets + [focusedFacet].compactMap(\.self)).compactMap(\.parent)
    return carousels.reduce(into: []) { sections, carousel in
      if case .loadContent(.sections(let names))? = carousel.events.click { sections.formUnion(names) }
    }
  }

  /// What the filters say, as it is sent.
  var filterQuery: String {
    page.state.choices.query(in: filters.map(\.id))
  }

  private var filterFacets: [Facet] {
    let tree = page.feed.tree
    return (0..<tree.count).lazy.map { tree[$0] }.filter { Filter($0) != nil }
  }

  mutating func show(_ choices: FilterChoices) {
    var state = page.state
    state.choices = choices
    show(state)
  }

  mutating func show(address: SafeText?, quantities: [String: Int]) {
    show(ClientState(choices: page.state.choices, address: address, quantities: quantities))
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
