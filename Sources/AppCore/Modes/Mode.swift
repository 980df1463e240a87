/// What keys are about besides the page.
package enum Mode {
  /// Nothing but the page.
  case browsing
  /// The brand, before the first page.
  case launching(SplashScreen)
  /// The help, which lists all keys.
  case help(KeyHelp)
  case searching(SearchPrompt)
  case hinting(LetterHints)
  case choosing(Palette)
  case picking(FilterPicker)
  case reviewing(VersionReview)
  case comparing(VariationPicker)
  /// A dialog that a backend has asked for.
  case dialog(ModalDialog)
  /// Where orders go to.
  case addressing(TextField)
}
