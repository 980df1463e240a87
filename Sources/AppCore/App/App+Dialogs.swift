import Drawing
import FacetModel
import Input
import Text

/// Dialogs that a backend asks for.
extension App {
  /// Opens a dialog; the focus stays where it is.
  mutating func present(_ dialog: ModalDialog) {
    mode = .dialog(dialog)
  }

  /// Notes the dialog that a page asks for as soon as it is there. Of several the first is shown, once for each visit.
  mutating func noteArrivalDialog() {
    guard showsDialogs else { return }
    let words = words
    let actions = history.current.page?.page.feed.page.onLoad ?? []
    arrivalDialog = actions.lazy.compactMap(\.modal).compactMap { ModalDialog($0, in: words) }.first
  }

  /// Shows the dialog of a page that has come, once the keys are not about something else.
  mutating func presentArrivalDialog() {
    guard let dialog = arrivalDialog, case .browsing = mode else { return }
    arrivalDialog = nil
    present(dialog)
  }

  /// Whether the client knows dialogs; those before 6.1.0 do not.
  var showsDialogs: Bool {
    history.pageBehind?.page.admission.capabilities.understands(.presentModal) ?? true
  }

  mutating func take(_ key: Key, in dialog: ModalDialog) -> [Effect] {
    switch dialog.take(key, keymap, rows: panel(of: dialog).rows) {
    case .closed: mode = .browsing
    case .copied(let address):
      mode = .browsing
      message = words.copied(address)
      return [.copy(address)]
    case .scrolled(let rows): scroll(dialog, by: rows)
    case .waiting: break
    }
    return []
  }

  /// The wheel scrolls the text; a click on the button or beside the dialog closes it.
  mutating func point(_ mouse: Mouse, at dialog: ModalDialog) {
    if let rows = Self.rows(of: mouse.action) { scroll(dialog, by: rows) }
    guard case .press(let button) = mouse.action else { return }
    let panel = panel(of: dialog)
    let isOnButton = button == .left && panel.button?.contains(x: mouse.x, y: mouse.y) == true
    guard isOnButton || !panel.rect.contains(x: mouse.x, y: mouse.y) else { return }
    message = nil
    mode = .browsing
  }

  func panel(of dialog: ModalDialog) -> ModalPanel {
    ModalPanel(dialog: dialog, theme: theme, words: words, size: Self.pageSize(of: size))
  }

  /// The keys that work in a dialog.
  func dialogKeys(_ dialog: ModalDialog) -> [SafeText] {
    let copy = dialog.address.flatMap { _ in keymap.hint(.copy, in: words) }
    let scroll: SafeText? = panel(of: dialog).isScrollable ? words.scrollKeys : nil
    return [words.enterClose] + [copy, scroll].compactMap(\.self)
  }

  /// Scrolls the text of a dialog as far as it goes; by no rows, the end of the text stays at the end of a screen that
  /// has grown.
  mutating func scroll(_ dialog: ModalDialog, by rows: Int) {
    var dialog = dialog
    dialog.top = max(0, min(panel(of: dialog).mostTop, dialog.top + rows))
    mode = .dialog(dialog)
  }
}
