import Input
import Text
import Wording

extension ModalDialog: Panel {
  package func keys(in context: PanelContext) -> [SafeText] {
    let words = context.words
    let copy = address.flatMap { _ in context.keymap.hint(.copy, in: words) }
    let scroll: SafeText? = drawing(in: context).isScrollable ? words.scrollKeys : nil
    return [copy, scroll].compactMap(\.self)
  }

  package func leavingKey(in context: PanelContext) -> SafeText { context.words.enterClose }

  package func frame(in context: PanelContext) -> PanelFrame? {
    PanelFrame(block: drawing(in: context).block)
  }

  /// The wheel scrolls the text; a click on the button or beside the dialog closes it.
  package mutating func update(_ input: PanelInput, in context: PanelContext) -> PanelOutcome {
    switch input {
    case .key(let key): return take(key, in: context)
    case .press(.left, at: .button), .press(_, at: .beside): return .close
    case .press, .paste: return .ignored
    case .wheel(let rows):
      scroll(by: rows, in: context)
      return .ignored
    }
  }

  private mutating func take(_ key: Key, in context: PanelContext) -> PanelOutcome {
    switch key {
    case .enter, .escape, .control("c"): return .close
    default:
      guard let command = context.keymap.command(for: key) else { return .stay }
      if [.open, .escape, .back, .quit].contains(command) { return .close }
      if command == .copy, let address { return .finish(.copy(address)) }
      if let rows = command.rows(ofPage: drawing(in: context).rows) { scroll(by: rows, in: context) }
      return .stay
    }
  }

  /// Keeps the text at the top of the screen there, and its end at the end of a screen that has grown.
  package mutating func fit(in context: PanelContext) {
    fit(in: drawing(in: context))
  }

  /// Scrolls the text as far as it goes.
  private mutating func scroll(by rows: Int, in context: PanelContext) {
    show(top + rows, in: drawing(in: context))
  }

  private func drawing(in context: PanelContext) -> ModalDrawing {
    ModalDrawing(dialog: self, theme: context.theme, words: context.words, size: context.area)
  }

  /// Reads the dialog from its title to its button.
  package func announcement(of event: Event, after previous: (any Panel)?, in context: PanelContext) -> [Announcement] {
    let words = context.words
    if let previous = previous as? ModalDialog, previous.hasSameText(as: self) {
      return event.isKey ? [.line(words.nothingElseWorks + waysToClose(in: context))] : []
    }
    let button = words.button + ": " + closeLabel + "; " + waysToClose(in: context)
    return (lines(in: words) + [button]).map(Announcement.line)
  }

  /// The title and the text as they are read aloud.
  package func lines(in words: Words) -> [SafeText] {
    [title.isEmpty ? words.dialog : words.dialog + ": " + title] + paragraphs
  }

  package var isReadBeforePage: Bool { true }

  /// Reads the line of the focus again.
  package func closing(by event: Event, in context: PanelContext) -> PanelClosing? {
    PanelClosing(
      lines: [.line(context.words.dialogClosed)] + context.whereabouts, facets: context.facetsToRead(from: nil))
  }

  private func waysToClose(in context: PanelContext) -> SafeText {
    let quit = context.keymap.keys(for: .quit).first.map { SafeText($0.description) }
    let keys: [SafeText] = ["Enter", "Escape"] + [quit].compactMap(\.self)
    return context.words.closes(keys.dropLast().joined(separator: ", "), or: keys.last ?? "")
  }
}
