import FacetModel
import Pages

/// Dialogs that a backend asks for.
extension App {
  /// Notes the dialog that a page asks for when it loads. It is shown once for each visit.
  mutating func noteArrivalDialog() {
    open.arrivalDialog = history.current.page?.page.arrivalDialog
  }

  /// Shows the dialog of the first page as it is seen before any key.
  package mutating func showArrivalDialog() {
    noteArrivalDialog()
    presentArrivalDialog()
  }

  /// Shows the dialog of a page that has come, as soon as no panel is open.
  mutating func presentArrivalDialog() {
    guard let dialog = open.arrivalDialog, case .browsing = open.mode else { return }
    open.arrivalDialog = nil
    present(dialog)
  }

  /// Whether the client knows dialogs; those before 6.1.0 do not.
  var showsDialogs: Bool {
    history.pageBehind?.page.admission.capabilities.understands(.presentModal) ?? true
  }
}

extension Page {
  /// The dialog that the page opens when it loads, the first of several. Clients that know no dialogs open none.
  package var arrivalDialog: ModalDialog? {
    guard admission.capabilities.understands(.presentModal) else { return nil }
    let words = words
    return feed.page.onLoad.lazy.compactMap(\.modal).compactMap { ModalDialog($0, in: words) }.first
  }
}
