import Text

/// Dialogs, read from their title to their button.
extension Announcer {
  func dialog(_ dialog: ModalDialog, isKey: Bool) -> [Saying] {
    let arrival = after.history.moves == before.history.moves ? [] : arrivalWords
    if case .dialog(let old) = before.mode, old.says(theSameAs: dialog) {
      return arrival + (isKey ? [.line(words.nothingElseWorks + waysToClose)] : [])
    }
    let title = dialog.title.isEmpty ? words.dialog : words.dialog + ": " + dialog.title
    let button = words.button + ": " + dialog.closeLabel + "; " + waysToClose
    return arrival + ([title] + dialog.paragraphs + [button]).map(Saying.line)
  }

  /// The lines after a dialog is closed: the line of the focus follows.
  var dialogClosing: [Saying] {
    [.line(words.dialogClosed)] + Self.whereabouts(after)
  }

  private var waysToClose: SafeText {
    let quit = after.keymap.keys(for: .quit).first.map { SafeText($0.description) }
    let keys: [SafeText] = ["Enter", "Escape"] + [quit].compactMap(\.self)
    return words.closes(keys.dropLast().joined(separator: ", "), or: keys.last ?? "")
  }
}
