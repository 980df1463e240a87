import FacetModel
import Input
import Inspection
import JSON
import Prism
import Text
import ViewTree

extension Inspector: Panel {
  package func title(in context: PanelContext) -> Phrase? {
    isTyped ? Phrase(searchWords(in: context), .statusLineText) : nil
  }

  package func placeholder(in context: PanelContext) -> SafeText {
    isTyped && search?.field.isEmpty == true ? context.words.componentIDOrValue : ""
  }

  package var isTyped: Bool { search?.isTyping == true }

  package func keys(in context: PanelContext) -> [SafeText] {
    let (words, keymap) = (context.words, context.keymap)
    if isTyped { return [words.enterDone] }
    let enter = enterHint(in: context)
    let next = "Tab " + pane.neighbour(isForward: true).title(in: words)
    let close: SafeText = keymap.keys(for: .inspect).first.map { words.close("\($0)") } ?? ""
    let copy: SafeText = keymap.keys(for: .copySource).first.map { words.copy("\($0)") } ?? ""
    let find = canSearch ? keymap.hint(.search, in: words) ?? "" : ""
    if pane == .network, network.opened != nil { return [enter, next].filter { !$0.isEmpty } }
    let keys = [enter, next, find] + (context.hidesPage ? [copy] : [close, copy])
    return keys.filter { !$0.isEmpty }
  }

  package func leavingKey(in context: PanelContext) -> SafeText {
    isTyped || search != nil || pane == .network && network.opened != nil
      ? context.words.escBack : context.hidesPage ? context.words.escClose : context.words.escPage
  }

  private func enterHint(in context: PanelContext) -> SafeText {
    let row = context.hasKeys ? row(place.selected, on: context.page) : nil
    if pane == .network { return network.enterHint(on: row, in: context.words) }
    switch row?.link {
    case .facet?: return context.words.enterGoThere
    case .fold?: return context.words.enterFold
    case .request?, .bodyLine?: return ""
    case nil: return row?.wholeText == nil ? "" : context.words.enterRead
    }
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
    case .press where isTyped:
      search?.isTyping = false
      return .stay
    case .paste(let text) where isTyped: return insert(text, in: context)
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
    if isTyped { return type(key, in: context) }
    guard let command = context.keymap.command(for: key) else { return .passOn }
    switch command {
    case .inspect: return .close
    case .escape where search != nil:
      search = nil
      return .stay
    case .escape where pane == .network && network.opened != nil: closeAnswer()
    case .escape: return .release
    case .search where canSearch: beginSearch()
    case .search where pane == .network: return .act(.say(context.words.answerIsNotSearched))
    case .nextMatch where search != nil: return stepToMatch(isForward: true, in: context)
    case .previousMatch where search != nil: return stepToMatch(isForward: false, in: context)
    case .copy:
      guard let value = row(place.selected, on: context.page)?.value, !value.isEmpty else { return .passOn }
      return .act(.copy(value))
    case .nextTarget, .moveRight: turn(to: pane.neighbour(isForward: true))
    case .previousTarget, .moveLeft: turn(to: pane.neighbour(isForward: false))
    case .open, .toggle: return followLink(in: context)
    case .moveUp, .moveDown, .scrollUp, .scrollDown, .halfPageUp, .halfPageDown, .pageUp, .pageDown, .top, .end:
      let rows = command.rows(ofPage: Self.height(in: context)) ?? 0
      if pane == .network { network.extend(to: place.selected + rows) }
      choose(min(max(0, rowCount(in: pane) - 1), max(0, place.selected + rows)))
    default: return .passOn
    }
    return .stay
  }

  /// Goes to the parent, the child or the facet of the tree on the chosen line. On other lines it folds a part of the
  /// JSON, or shows the whole of a text that the line may cut. The page goes along, unless the facet is left out of it.
  private mutating func followLink(in context: PanelContext) -> PanelOutcome {
    switch row(place.selected, on: context.page)?.link {
    case .facet(let number)?:
      guard let page = context.page else { return .stay }
      let facet = page.page.feed.tree[number]
      show(number, of: page)
      guard page.page.admission.isShown(facet) else {
        return .act(.say(LeftOutPlace(facet, on: page.page).sentence))
      }
      movesFocus = true
      return .act(.bringIntoSight(facet))
    case .fold(let title)? where pane == .network:
      network.fold(title)
      return .stay
    case .fold(let pointer)?:
      fold(pointer)
      return .stay
    case .request(let number)?:
      openAnswer(number, in: context)
      return .stay
    case .bodyLine(let line)?:
      return .act(.read(context.words.answerTitle, network.readableText(ofLine: line)))
    case nil:
      let row = row(place.selected, on: context.page)
      if let row, let whole = row.wholeText { return .act(.read(row.wholeLabel, whole)) }
      if pane == .network { return .stay }
      return .act(.say(pane == .source ? context.words.nothingToFold : context.words.leadsNowhere))
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
