import FacetModel

/// Dialogs that a backend asks for.
extension App {
  /// Notes the dialog that a page asks for when it loads. Only the first of several is shown, once for each visit.
  mutating func noteArrivalDialog() {
    guard showsDialogs else { return }
    let words = words
    let actions = history.current.page?.page.feed.page.onLoad ?? []
    open.arrivalDialog = actions.lazy.compactMap(\.modal).compactMap { ModalDialog($0, in: words) }.first
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
