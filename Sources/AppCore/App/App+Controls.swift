import Components
import FacetModel
import Text

/// Changing the client's own state, which needs no backend: filters, the address, the number of a thing.
extension App {
  /// Enter on a control; a filter with values to choose from shows them.
  mutating func operate(_ control: Control) -> [Effect] {
    switch control {
    case .filter(let filter) where filter.kind != .binary && !filter.values.isEmpty:
      present(FilterPicker(filter, chosen: choices[filter.id] ?? filter.chosenAtFirst))
      return click(.open)
    case .thing where history.current.focusedAction != nil && lostClick == nil:
      return openAction()
    case .filter, .cuisine, .address, .thing:
      return toggle(control)
    }
  }

  /// Space on a control: on or off, or one more.
  package mutating func toggle(_ control: Control) -> [Effect] {
    switch control {
    case .filter(let filter):
      let all = history.current.page?.filters ?? []
      return click(.toggle) + change { $0.toggle(filter, among: all) }
    case .cuisine(let cuisine): return click(.toggle) + change { $0.toggle(cuisine) }
    case .address:
      present(AddressPrompt())
      return click(.open)
    case .thing(let thing):
      return add(1, to: thing, of: focusedFacet)
    }
  }

  /// Changes the number of the focused thing, or of the thing within the focused facet.
  mutating func adjust(by count: Int) -> [Effect] {
    guard let (facet, thing) = history.current.page?.focusedThing else {
      return explain(words.nothingCounted)
    }
    return add(count, to: thing, of: facet)
  }

  /// Adds to the number of a thing. Logs no click if the number is already the most or the least.
  private mutating func add(_ count: Int, to thing: Thing, of facet: Facet?) -> [Effect] {
    let old = thing.quantity(in: clientState)
    guard let new = thing.quantity(in: clientState, adding: count) else {
      return explain(words.noneOfItAdded)
    }
    clientState.quantities[thing.id] = new
    showClientState()
    return new == old ? [] : click(count > 0 ? .more : .less, on: facet)
  }

  mutating func choose(_ values: [String], in filter: Filter) -> [Effect] {
    let all = history.current.page?.filters ?? []
    return change { $0.choose(values, in: filter, among: all) }
  }

  mutating func clearFilters() -> [Effect] {
    guard choices.count > 0 else { return explain(words.noFilterOn) }
    return change { $0.clear() }
  }

  mutating func deliver(to address: SafeText) {
    clientState.address = address
    showClientState()
  }

  package var choices: FilterChoices { history.current.page?.page.state.choices ?? FilterChoices() }

  /// Shows the chosen values at once, and loads the sections that the filters name.
  private mutating func change(_ change: (inout FilterChoices) -> Void) -> [Effect] {
    var choices = choices
    change(&choices)
    guard choices != self.choices else { return [] }
    history.current.page?.show(choices)
    guard let sections = history.current.page?.filteredSections, !sections.isEmpty else {
      return explain(words.filtersWithoutSections)
    }
    return reload(sections)
  }

  /// Shows the state on this page and on all pages of the history.
  private mutating func showClientState() {
    let state = clientState
    history.forEach { $0.page?.show(address: state.address, quantities: state.quantities) }
  }
}
