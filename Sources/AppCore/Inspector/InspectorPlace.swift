/// The chosen row of a pane, and the first row on the screen.
struct InspectorPlace: Hashable {
  var selected = 0
  var top = 0

  /// Keeps the place within the rows, and the chosen row visible if `showsSelected` is true.
  mutating func settle(count: Int, height: Int, showsSelected: Bool) {
    selected = max(0, min(selected, count - 1))
    if showsSelected {
      top = min(top, selected)
      top = max(top, selected - height + 1)
    }
    top = max(0, min(top, count - height))
  }

  /// Puts the chosen row into the middle.
  mutating func center(height: Int) {
    top = max(0, selected - height / 2)
  }
}
