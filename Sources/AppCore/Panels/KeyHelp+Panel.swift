import Prism
import Text
import ViewTree

extension KeyHelp: Panel {
  package func title(in context: PanelContext) -> Phrase? {
    guard isTyping || !words.isEmpty else { return Phrase(context.words.keysTitle, .statusLineTitle) }
    let count: SafeText = words.isEmpty ? "" : "  " + screen(in: context).count
    return Phrase("/" + (isTyping ? field.shown : field.text) + count, .statusLineText)
  }

  package func placeholder(in context: PanelContext) -> SafeText {
    isTyping && field.isEmpty ? context.words.whatOrAKey : ""
  }

  package var isTyped: Bool { isTyping }

  package func keys(in context: PanelContext) -> [SafeText] {
    let wording = context.words
    if isTyping { return [wording.enterDone] }
    let search = words.isEmpty ? context.keymap.keys(for: .search).first.map { wording.searchKey("\($0)") } : nil
    return [wording.scrollKeys] + [search].compactMap(\.self)
  }

  package func leavingKey(in context: PanelContext) -> SafeText {
    isTyping || !words.isEmpty ? context.words.escAllKeys : context.words.escBack
  }

  package func frame(in context: PanelContext) -> PanelFrame? {
    PanelFrame(block: screen(in: context).block(in: context.area), placement: .wholeScreen(scroll: scroll))
  }

  package mutating func update(_ input: PanelInput, in context: PanelContext) -> PanelOutcome {
    switch input {
    // In the linear mode the help has been read to its end.
    case .key where context.readsLines: return .passOn
    case .key(let key):
      switch taking(key, context.keymap, height: context.area.height) {
      case .reading(let help): self = help
      case .nothing: return .close
      case .quit: return .finish(.quit)
      }
    case .wheel(let rows): self = scrolled(to: scroll + rows)
    case .press where !isTyping: return .close
    case .press: self = done
    case .paste where !isTyping: return .ignored
    case .paste(let text): self = inserting(text)
    }
    fit(in: context)
    return .stay
  }

  /// Scrolls back to the end of the help, if the help ends above it.
  package mutating func fit(in context: PanelContext) {
    let most = max(0, screen(in: context).block(in: context.area).height - context.area.height)
    self = scrolled(to: min(max(0, scroll), most))
  }

  package func announcement(of event: Event, after previous: (any Panel)?, in context: PanelContext) -> [Announcement] {
    event.isKey ? context.keymap.linearHelp(in: context.words).map(Announcement.line) : []
  }

  package var announcesClosing: Bool { false }

  private func screen(in context: PanelContext) -> HelpScreen {
    HelpScreen(keymap: context.keymap, wording: context.words, sought: words)
  }
}
