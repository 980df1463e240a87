import FacetModel
import Input
import JSON
import Text

extension Inspector: Panel {
  package func keys(in context: PanelContext) -> [SafeText] {
    let (words, keymap) = (context.words, context.keymap)
    let enter = pane == .source ? words.enterFold : words.enterGoThere
    let next = "Tab " + pane.neighbour(isForward: true).title(in: words)
    let close: SafeText = keymap.keys(for: .inspect).first.map { words.close("\($0)") } ?? ""
    let copy: SafeText = keymap.keys(for: .copySource).first.map { words.copy("\($0)") } ?? ""
    let keys = context.hidesPage ? [words.escClose, enter, next, copy] : [enter, next, words.escPage, close, copy]
    return keys.filter { !$0.isEmpty }
  }

  package var opener: Keymap.Command? { .inspect }

  package func frame(in context: PanelContext) -> PanelFrame? {
    InspectorFrame(inspector: self, context: context).frame
  }

  package mutating func update(_ input: PanelInput, in context: PanelContext) -> PanelOutcome {
    switch input {
    case .key(let key): return take(key, in: context)
    case .wheel(let rows):
      scroll(by: rows)
      return .ignored
    case .press(.left, at: .button(let tab)):
      if let pane = InspectorPane(rawValue: tab) { turn(to: pane) }
      return .stay
    case .press(.left, at: .line(let row)):
      let isSecondClick = context.hasKeys && row == place.selected
      choose(row)
      return isSecondClick ? followLink(in: context) : .stay
    case .press(.left, at: .frame), .press(.left, at: .beside): return .stay
    case .press, .paste: return .ignored
    }
  }

  /// Keys that move are for the inspector; all others do the same as always.
  private mutating func take(_ key: Key, in context: PanelContext) -> PanelOutcome {
    guard let command = context.keymap.command(for: key) else { return .passOn }
    switch command {
    case .inspect: return .close
    case .escape: return .release
    case .nextTarget, .moveRight: turn(to: pane.neighbour(isForward: true))
    case .previousTarget, .moveLeft: turn(to: pane.neighbour(isForward: false))
    case .open, .toggle: return followLink(in: context)
    case .moveUp, .moveDown, .scrollUp, .scrollDown, .halfPageUp, .halfPageDown, .pageUp, .pageDown, .top, .end:
      let rows = command.rows(ofPage: Self.height(in: context)) ?? 0
      choose(min(max(0, rowCount(in: pane) - 1), max(0, place.selected + rows)))
    default: return .passOn
    }
    return .stay
  }

  /// Goes to the parent, the child or the facet of the tree on the chosen line, or folds a part of the JSON. The page goes
  /// along, unless the facet is left out of it.
  private mutating func followLink(in context: PanelContext) -> PanelOutcome {
    switch row(place.selected, on: context.page)?.link {
    case .facet(let number)?:
      guard let page = context.page else { return .stay }
      let facet = page.page.feed.tree[number]
      show(number, of: page)
      guard page.page.admission.isShown(facet) else { return .stay }
      movesFocus = true
      return .act(.bringIntoSight(facet))
    case .fold(let pointer)?:
      fold(pointer)
      return .stay
    case nil: return .act(.say(pane == .source ? context.words.nothingToFold : context.words.leadsNowhere))
    }
  }

  package var wantsFrameFacts: Bool { pane == .frame }

  /// The JSON of the chosen line, or else of the inspected facet.
  package func sourceToCopy(in context: PanelContext) -> (name: SafeText, source: Value)? {
    guard let page = context.page, let subject else { return nil }
    if context.hasKeys, let source = row(place.selected, on: page)?.source { return (context.words.this, source) }
    let facet = page.page.feed.tree[subject]
    return (SafeText(facet.component.id), facet.source)
  }
}
