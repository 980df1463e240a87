/// What keys are about besides the page.
enum Mode {
  /// Nothing but the page.
  case browsing
  /// The brand, before the first page.
  case launching(Launch)
  /// All keys, scrolled by so many rows.
  case help(scroll: Int)
  case searching(SearchPrompt)
  case hinting(LetterHints)
  case choosing(Palette)
  case picking(FilterPicker)
  case reviewing(VersionReview)
  case comparing(VariationPicker)
  /// Words of the backend, until they are closed.
  case dialog(ModalDialog)
  /// Where orders go to.
  case addressing(TextField)
}
