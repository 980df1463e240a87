import AppCore
import Text
import Wording

/// Opening files in the user's editor.
extension Driver {
  /// Opens the file of a page, or a copy of a response that is in no file, and waits for the editor. Changes of the file
  /// arrive like all others, because it is watched.
  mutating func edit<Host: AppHost & ~Copyable>(_ place: EditedPlace, on host: inout Host) {
    let file: EditedFile
    if let page = place.page, let open = source.source.openFiles.first(where: { $0.number == page }) {
      file = .file(path: open.path)
    } else if let bytes = app.editedBytes {
      file = .response(bytes, title: place.title)
    } else {
      return
    }
    if let complaint = complaint(about: host.edit(file, line: place.location.line, column: place.location.column)) {
      take(.failed(reason: complaint), on: &host)
    }
  }

  private func complaint(about ending: EditorEnding) -> SafeText? {
    let words = app.words
    switch ending {
    case .done(let wasCopy): return wasCopy ? words.editedACopy : nil
    case .failed(let editor, let status): return words.editorFailed(editor, status)
    case .notStarted(let editor, let number): return words.noEditor(editor, Message(system: number).text(in: words))
    case .noCopy(let number): return words.noCopyToEdit(Message(system: number).text(in: words))
    }
  }
}
