import ViewTree

/// A place for a panel on the screen.
package enum PanelSlot: CaseIterable {
  /// Over the page, where the panel takes all keys.
  case over
  /// Beside the page, which has the rest of the screen. Keys go to the panel or to the page.
  case beside
}

/// The panel beside the page.
package struct PanelBeside {
  package var panel: any Panel
  /// Whether keys go to the panel, rather than to the page.
  var hasKeys: Bool
  /// The scroll position of the page before and after the panel was opened.
  var restore: ScrollRestore?
}
