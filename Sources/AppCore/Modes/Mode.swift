/// What takes the keys.
package enum Mode {
  /// The page, or the inspector beside it.
  case browsing
  /// The splash screen, before the first page.
  case launching(SplashScreen)
  case searching(SearchPrompt)
  case hinting(LetterHints)
  /// A dialog that a backend has asked for.
  case dialog(ModalDialog)
  /// The prompt for the address of the delivery.
  case addressing(TextField)
  /// The help, the palette, a picker, or any other panel.
  case panel(any Panel)

  /// The open panel.
  var panel: (any Panel)? {
    if case .panel(let panel) = self { panel } else { nil }
  }
}
