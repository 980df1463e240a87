import Input

/// A panel with lines to choose from. A click on a line chooses it, as Enter does, and a click beside the panel closes
/// it. The wheel moves through the lines.
package protocol ListPanel: Panel {
  mutating func take(_ key: Key, _ keymap: Keymap) -> PanelOutcome
  mutating func choose(line: Int, _ keymap: Keymap) -> PanelOutcome
  /// Takes pasted text.
  mutating func insert(_ text: String)
}

extension ListPanel {
  package mutating func insert(_ text: String) {}

  package mutating func update(_ input: PanelInput, in context: PanelContext) -> PanelOutcome {
    updateList(input, in: context)
  }

  mutating func updateList(_ input: PanelInput, in context: PanelContext) -> PanelOutcome {
    switch input {
    case .key(let key): return take(key, context.keymap)
    case .wheel(let rows): return take(rows < 0 ? .up : .down, context.keymap)
    case .press(.left, at: .line(let line)): return choose(line: line, context.keymap)
    case .press(_, at: .beside): return .close
    case .press: return .ignored
    case .paste(let text):
      insert(text)
      return .ignored
    }
  }
}
