/// Where somebody is in a pane: the chosen row, and the first one that is shown.
struct InspectorPlace: Hashable {
  var selected = 0
  var top = 0

  /// Within so many rows, of which so many are shown; the chosen one is among them.
  mutating func settle(count: Int, height: Int, showsSelected: Bool) {
    selected = max(0, min(selected, count - 1))
    if showsSelected {
      top = min(top, selected)
      top = max(top, selected - height + 1)
    }
    top = max(0, min(top, count - height))
  }

  /// The chosen one with as much around it on either side.
  mutating func center(height: Int) {
    top = max(0, selected - height / 2)
  }
}
