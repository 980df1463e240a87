import Drawing
import Input
import Prism
import Text
import ViewTree

/// The help over the page.
extension App {
  func helpScreen(_ help: KeyHelp) -> HelpScreen {
    HelpScreen(keymap: keymap, wording: words, sought: help.words)
  }

  mutating func take(_ key: Key, in help: KeyHelp) -> [Effect] {
    switch help.taking(key, keymap, height: Self.pageSize(of: size).height) {
    case .reading(let help): read(help)
    case .nothing: mode = .browsing
    case .quit:
      mode = .browsing
      return [.quit]
    }
    return []
  }

  /// The wheel scrolls; a click ends the typing, or else puts the help away.
  mutating func point(_ mouse: Mouse, at help: KeyHelp) {
    if let rows = Self.rows(of: mouse.action) { read(help.scrolled(to: help.scroll + rows)) }
    if case .press = mouse.action {
      if help.isTyping { read(help.done) } else { mode = .browsing }
    }
  }

  /// Shows the help in that state, scrolled no farther than to its end.
  mutating func read(_ help: KeyHelp) {
    let screen = Self.pageSize(of: size)
    let most = max(0, helpScreen(help).block(in: screen).height - screen.height)
    mode = .help(help.scrolled(to: min(max(0, help.scroll), most)))
  }

  /// What the status line says of it.
  func statusWords(_ help: KeyHelp) -> Phrase {
    guard help.isTyping || !help.words.isEmpty else { return Phrase(words.keysTitle, .statusLineTitle) }
    let cursor: SafeText = help.isTyping ? "▏" : ""
    let count: SafeText = help.words.isEmpty ? "" : "  " + helpScreen(help).count
    return Phrase("/" + help.field.text + cursor + count, .statusLineText)
  }

  func statusKeys(_ help: KeyHelp) -> [SafeText] {
    if help.isTyping { return [words.enterDone, words.escAllKeys] }
    if !help.words.isEmpty { return [words.escAllKeys, words.scrollKeys] }
    let search = keymap.keys(for: .search).first.map { words.searchKey("\($0)") }
    return [words.scrollKeys] + [search].compactMap(\.self) + [words.anyOtherKeyBack]
  }
}
