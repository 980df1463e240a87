import Input

/// The input that panels take.
package enum PanelInput {
  case key(Key)
  case paste(String)
  /// The wheel, by so many rows of a text: negative ones go up.
  case wheel(rows: Int)
  /// A click of any mouse button.
  case press(Mouse.Button, at: PanelFrame.Spot)
}
