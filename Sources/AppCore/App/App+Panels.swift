import Input
import Text
import ViewTree

/// Opening and closing panels, and doing what they ask for.
extension App {
  /// The open panel in a slot.
  package func panel(in slot: PanelSlot) -> (any Panel)? {
    switch slot {
    case .over: open.mode.panel
    case .beside: open.panelBeside?.panel
    }
  }

  /// The open panel of a type; `nil` while another one is open, or none.
  package func panel<Wanted: Panel>(as type: Wanted.Type) -> Wanted? {
    PanelSlot.allCases.lazy.compactMap { panel(in: $0) as? Wanted }.first
  }

  /// The slot of the panel that takes the keys.
  var slotWithKeys: PanelSlot? {
    switch open.mode {
    case .panel: .over
    case .browsing: open.panelBeside?.hasKeys == true ? .beside : nil
    case .launching, .hinting: nil
    }
  }

  /// The parts of the screen for the page and for the panel beside it.
  var split: PanelSplit { PanelSplit(Self.pageSize(of: screen.size), isOpen: open.panelBeside != nil) }

  /// Whether a panel shows measurements of frames.
  package var wantsFrameFacts: Bool { PanelSlot.allCases.contains { panel(in: $0)?.wantsFrameFacts == true } }

  /// Opens a panel. Without a screen there is no room beside the page, and every panel is over it.
  package mutating func present(_ panel: any Panel, _ slot: PanelSlot = .over) {
    if slot == .over || options.readsLines { open.mode = .panel(panel) } else { presentBeside(panel) }
  }

  /// Opens a panel beside the page, and keeps the focus in sight, because such a panel is about the focused facet.
  private mutating func presentBeside(_ panel: any Panel) {
    let comparison = open.comparisonPane?.variation ?? open.comparisonBehind
    open.comparisonBehind = nil
    if open.comparisonPane != nil { closeSides() }
    close(.beside)
    open.comparisonBehind = comparison
    if history.current.page?.chosenFacet == nil { history.current.step(isForward: true) }
    let position = scrollPosition
    open.panelBeside = PanelBeside(panel: panel, hasKeys: false)
    let hidesPage = split.hidesPage
    open.panelBeside?.hasKeys = hidesPage
    let restore = narrow(from: position)
    open.panelBeside?.restore = restore
  }

  /// Closes a panel.
  mutating func close(_ slot: PanelSlot) {
    switch slot {
    case .over: open.mode = .browsing
    case .beside:
      guard let beside = open.panelBeside else { return }
      let position = scrollPosition
      open.panelBeside = nil
      widen(after: beside.restore, from: position)
      if let comparison = open.comparisonBehind { openSides(comparison) }
    }
  }

  private mutating func keep(_ panel: any Panel, in slot: PanelSlot) {
    switch slot {
    case .over: open.mode = .panel(panel)
    case .beside: open.panelBeside?.panel = panel
    }
  }

  /// Changes all open panels. Each one is taken out of the app meanwhile, so that its values are not copied.
  mutating func changePanels(_ change: (inout any Panel, PanelContext) -> Void) {
    if var beside = open.panelBeside {
      let context = PanelContext(self, .beside)
      open.panelBeside = nil
      change(&beside.panel, context)
      open.panelBeside = beside
    }
    if case .panel(var panel) = open.mode {
      let context = PanelContext(self)
      open.mode = .browsing
      change(&panel, context)
      open.mode = .panel(panel)
    }
  }

  /// Lets the panels take a page whose facets have changed.
  mutating func renewPanels() {
    for slot in PanelSlot.allCases {
      guard var panel = panel(in: slot) else { continue }
      let outcome = panel.renew(in: PanelContext(self, slot))
      // A changed page can make a panel close or search again; both have no effects.
      _ = conclude(outcome, of: panel, in: slot)
    }
  }

  mutating func update(_ slot: PanelSlot, with input: PanelInput) -> [Effect] {
    guard var panel = panel(in: slot) else { return [] }
    let context = PanelContext(self, slot)
    var outcome = panel.update(input, in: context)
    guard case .key(let key) = input else { return conclude(outcome, of: panel, in: slot) }
    if let count = keyMemory.count, options.keymap.command(for: key)?.isRepeatable == true {
      for _ in 1..<max(1, count) {
        guard case .stay = outcome else { break }
        outcome = panel.update(input, in: context)
      }
    }
    if case .passOn = outcome {
      // The page needs the number for the key.
    } else {
      if options.keymap.command(for: key) != nil { keyMemory.count = nil }
      keyMemory.copiedSource = nil
    }
    return conclude(outcome, of: panel, in: slot, after: key)
  }

  /// Pasted text goes to the panel that takes the keys, if it is seen. It is never taken as keys.
  package mutating func paste(_ text: String) -> [Effect] {
    guard !SmallScreen.isTooSmall(screen.size) else { return [] }
    return slotWithKeys.map { update($0, with: .paste(text)) } ?? []
  }

  /// A click or the wheel clears the message where it can be read, as every key does. A click on a panel beside the page
  /// gives it the keys.
  mutating func point(_ mouse: Mouse, at slot: PanelSlot) -> [Effect] {
    let context = PanelContext(self, slot)
    guard var panel = panel(in: slot), let input = input(of: mouse, at: panel, in: slot, context) else { return [] }
    let showsMessage = panel.title(in: context) == nil
    let outcome = panel.update(input, in: context)
    if !outcome.isIgnored {
      if showsMessage { notices.message = nil }
      if slot == .beside { open.panelBeside?.hasKeys = true }
    }
    return conclude(outcome, of: panel, in: slot)
  }

  private func input(of mouse: Mouse, at panel: any Panel, in slot: PanelSlot, _ context: PanelContext) -> PanelInput? {
    if let rows = Self.rows(of: mouse.action) { return .wheel(rows: rows) }
    guard case .press(let button) = mouse.action else { return nil }
    guard let frame = panel.frame(in: context) else { return .press(button, at: .beside) }
    switch slot {
    case .over: return .press(button, at: frame.spot(x: mouse.x, y: mouse.y, in: context.area))
    case .beside:
      let body = split.body
      return .press(button, at: frame.spot(x: mouse.x - body.x, y: mouse.y - body.y + frame.placement.scroll))
    }
  }

  /// Keeps or closes a panel, and does what it asks for.
  private mutating func conclude(
    _ outcome: PanelOutcome, of panel: any Panel, in slot: PanelSlot, after key: Key? = nil
  ) -> [Effect] {
    let coversPage = slot == .over || split.hidesPage
    switch outcome {
    case .stay, .ignored, .act: keep(panel, in: slot)
    case .release where coversPage: close(slot)
    case .release:
      keep(panel, in: slot)
      open.panelBeside?.hasKeys = false
    case .passOn where slot == .beside: keep(panel, in: slot)
    case .close, .passOn, .finish: close(slot)
    }
    switch outcome {
    case .act(let request), .finish(let request): return perform(request)
    case .passOn: return key.map { pressOnPage($0) } ?? []
    case .stay, .ignored, .close, .release: return []
    }
  }

  private mutating func perform(_ request: PanelRequest) -> [Effect] {
    switch request {
    case .quit: return [.quit]
    case .choice(let choice): return perform(choice)
    case .explain(let end): return explain(end)
    case .say(let words): return explain(words)
    case .copy(let text):
      notices.message = words.copied(text)
      return [.copy(text)]
    case .read(let label, let text): read(label, text)
    case .find(let place): return go(to: place.string)
    case .setMark(let letter): return setMark(letter)
    case .goToMark(let letter): return goToMark(letter)
    case .search(let words, let origin): search(for: words, from: origin)
    case .leaveSearch(let origin): leaveSearch(at: origin)
    case .deliver(let address): deliver(to: address)
    case .choose(let values, let filter): return choose(values, in: filter)
    case .become(let version): return become(version)
    case .compare(let variation): openSides(variation)
    case .goTo(let facet): history.current.page?.goTo(facet: facet.index)
    case .bringIntoSight(let facet): history.current.page?.bringIntoSight(facet.index)
    }
    return []
  }
}
