/// The part of the app that takes the keys.
package enum Mode {
  /// The page, or the inspector beside it.
  case browsing
  /// The splash screen, while the first page is loading.
  case launching(SplashScreen)
  /// The letters beside everything that can be opened. They are drawn on the page, at the places of its links, and so
  /// are no panel. The clock stands still so that nothing moves under them.
  case hinting(LetterHints)
  /// The help, the palette, a picker, a dialog, or any other panel.
  case panel(any Panel)

  /// The open panel.
  var panel: (any Panel)? {
    if case .panel(let panel) = self { panel } else { nil }
  }
}
