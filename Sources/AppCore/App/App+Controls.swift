import Components
import FacetModel
import Text

/// The controls whose state the client holds: filters, the address, and the quantities of items.
extension App {
  /// Handles Enter on a control. A filter with values opens its picker.
  mutating func operate(_ control: Control) -> [Effect] {
    switch control {
    case .filter(let filter) where filter.kind != .binary && !filter.values.isEmpty:
      present(FilterPicker(filter, chosen: choices[filter.id] ?? filter.chosenAtFirst))
      return click(.open)
    case .orderItem where history.current.focusedAction != nil && lostClick == nil:
      return openAction()
    case .filter, .cuisine, .address, .orderItem:
      return toggle(control)
    }
  }

  /// Handles Space on a control: switches it on or off, or adds one item.
  package mutating func toggle(_ control: Control) -> [Effect] {
    switch control {
    case .filter(let filter):
      let all = history.current.page?.filters ?? []
      return click(.toggle) + change { $0.toggle(filter, among: all) }
    case .cuisine(let cuisine): return click(.toggle) + change { $0.toggle(cuisine) }
    case .address:
      present(AddressPrompt(clientState.address))
      return click(.open)
    case .orderItem(let item):
      return add(1, to: item, of: focusedFacet)
    }
  }

  /// Changes the quantity of the focused item, or of an item inside the focused facet.
  mutating func adjust(by count: Int) -> [Effect] {
    guard let (facet, item) = history.current.page?.focusedOrderItem else {
      return explain(words.nothingCounted)
    }
    return add(count, to: item, of: facet)
  }

  /// Changes a quantity. A click is logged only if the quantity changes.
  private mutating func add(_ count: Int, to item: OrderItem, of facet: Facet?) -> [Effect] {
    let old = item.quantity(in: clientState)
    guard let new = item.quantity(in: clientState, adding: count) else {
      return explain(words.noneOfItAdded)
    }
    clientState.quantities[item.id] = new
    showClientState()
    // A screen shows the quantity; the linear mode says it instead of the whole line.
    if options.readsLines { notices.message = words.quantity(new) }
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

  /// Takes the address of the delivery; an empty one takes it away.
  mutating func deliver(to address: SafeText) {
    clientState.address = address.isEmpty ? nil : address
    showClientState()
  }

  package var choices: FilterChoices { history.current.withPage { $0.page.state.choices } ?? FilterChoices() }

  /// Shows the new choices at once, and reloads the sections that the filters name.
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

  /// Shows the address and the quantities on every page of the history.
  mutating func showClientState() {
    let state = clientState
    history.forEach { $0.page?.share(state) }
  }
}
