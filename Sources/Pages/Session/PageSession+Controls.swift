import Components
import FacetModel
import Text
import ViewTree

/// The controls of a page: filters, steppers and pickers.
extension PageSession {
  /// The focused control; `nil` if a picture inside a control has the focus.
  package var focusedControl: Control? {
    focusedPicture == nil ? focusedFacet.flatMap { Control($0, in: page.words) } : nil
  }

  /// The order item of the focused facet, or of the first facet in it that has one.
  package var focusedOrderItem: (facet: Facet, item: OrderItem)? {
    guard let facet = focusedFacet else { return nil }
    let whole = OrderItem(facet).map { (facet: facet, item: $0) }
    return whole ?? facet.children.lazy.compactMap { part in OrderItem(part).map { (facet: part, item: $0) } }.first
  }

  /// All filters of the page, in its order.
  package var filters: [Filter] { filterFacets.compactMap { Filter($0, in: page.words) } }

  /// The sections that depend on the filters: those that the filters or their carousels name. An answer may have no
  /// filters any more, and then they are the sections of that answer.
  package var filteredSections: Set<String> {
    let filters = filterFacets + [focusedFacet].compactMap(\.self)
    let named = (filters + filters.compactMap(\.parent)).reduce(into: Set<String>()) { sections, facet in
      if case .loadContent(.sections(let names))? = facet.events.click { sections.formUnion(names) }
    }
    return named.isEmpty ? reloads.sections : named
  }

  /// The values of the filters as they are sent.
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

  /// Takes the state that all pages share: everything but the choices in its filters.
  package mutating func share(_ common: ClientState) {
    var state = common
    state.choices = page.state.choices
    show(state)
  }

  /// Shows the same facets with other choices.
  private mutating func show(_ state: ClientState) {
    guard state != page.state else { return }
    page = page.showing(state)
    viewport.show(page.layout(width: viewport.layout.width, state: viewport.layout.state))
    updateTail()
    settle()
  }
}
