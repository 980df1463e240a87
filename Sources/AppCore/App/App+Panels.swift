import Input
import Text

/// Opening panels, and doing what they ask for.
extension App {
  /// The open panel of a type; `nil` while another one is open, or none.
  package func panel<Wanted: Panel>(as type: Wanted.Type) -> Wanted? {
    if case .panel(let panel) = mode { panel as? Wanted } else { nil }
  }

  package mutating func present(_ panel: any Panel) {
    mode = .panel(panel)
  }

  /// Pasted text goes to a panel. It is never taken as keys.
  package mutating func paste(_ text: String) -> [Effect] {
    mode.panel.map { update($0, with: .paste(text)) } ?? []
  }

  mutating func update(_ panel: any Panel, with input: PanelInput) -> [Effect] {
    var panel = panel
    let outcome = panel.update(input, in: PanelContext(self))
    return conclude(outcome, of: panel, after: input)
  }

  /// Keeps or closes a panel, and does what it asks for.
  mutating func conclude(_ outcome: PanelOutcome, of panel: any Panel, after input: PanelInput? = nil) -> [Effect] {
    mode = .browsing
    switch outcome {
    case .stay, .ignored: mode = .panel(panel)
    case .close: break
    case .passOn: if case .key(let key)? = input { return pressOnPage(key) }
    case .act(let request):
      mode = .panel(panel)
      return perform(request)
    case .finish(let request): return perform(request)
    }
    return []
  }

  /// A click or the wheel clears the message where it can be read, as every key does.
  mutating func point(_ mouse: Mouse, at panel: any Panel) -> [Effect] {
    guard let input = panelInput(mouse, at: panel) else { return [] }
    var panel = panel
    let showsMessage = panel.title(in: PanelContext(self)) == nil
    let outcome = panel.update(input, in: PanelContext(self))
    if case .ignored = outcome {} else if showsMessage { message = nil }
    return conclude(outcome, of: panel, after: input)
  }

  private func panelInput(_ mouse: Mouse, at panel: any Panel) -> PanelInput? {
    if let rows = Self.rows(of: mouse.action) { return .wheel(rows: rows) }
    guard case .press(let button) = mouse.action else { return nil }
    let context = PanelContext(self)
    return .press(button, at: panel.frame(in: context)?.spot(x: mouse.x, y: mouse.y, in: context.area) ?? .beside)
  }

  private mutating func perform(_ request: PanelRequest) -> [Effect] {
    switch request {
    case .quit: return [.quit]
    case .choice(let choice): return perform(choice)
    case .explain(let end): return explain(end)
    case .say(let words): return explain(words)
    case .copy(let text):
      message = words.copied(text)
      return [.copy(text)]
    case .search(let words, let origin): search(for: words, from: origin)
    case .leaveSearch(let origin): leaveSearch(at: origin)
    case .deliver(let address): deliver(to: address)
    case .choose(let values, let filter): return choose(values, in: filter)
    case .become(let version): return become(version)
    case .compare(let variation): openSides(variation)
    case .goTo(let facet): history.current.page?.goTo(facet: facet.index)
    }
    return []
  }
}
