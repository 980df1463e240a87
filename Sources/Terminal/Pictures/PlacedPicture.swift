import Drawing
import Text

/// A rectangle of cells on the screen that shows a part of a picture.
struct PlacedPicture: Hashable {
  /// The number by which the cells name the picture.
  let number: Int
  /// The cell of the screen where the picture begins. It may lie outside of the screen.
  let x: Int
  let y: Int
  /// The cells of the screen that show it.
  let area: Rect

  /// Finds the rectangles of a canvas, from top to bottom. A picture with a dialog over its middle has several.
  static func all(on canvas: Canvas) -> [PlacedPicture] {
    var finished: [PlacedPicture] = []
    var open: [PlacedPicture] = []
    for y in 0..<canvas.size.height {
      let runs = runs(in: canvas.row(y), y: y)
      var continued: [PlacedPicture] = []
      for run in runs {
        guard let index = open.firstIndex(where: { run.continues($0) }) else {
          continued.append(run)
          continue
        }
        let above = open.remove(at: index)
        let area = Rect(
          x: above.area.x, y: above.area.y, width: above.area.width, height: above.area.height + 1)
        continued.append(PlacedPicture(number: above.number, x: above.x, y: above.y, area: area))
      }
      finished += open
      open = continued
    }
    return finished + open
  }

  private func continues(_ above: PlacedPicture) -> Bool {
    number == above.number && x == above.x && y == above.y && area.x == above.area.x
      && area.width == above.area.width
  }

  private static func runs(in row: [Cell], y: Int) -> [PlacedPicture] {
    var runs: [PlacedPicture] = []
    for (x, cell) in row.enumerated() {
      guard let place = cell.glyph?.pictureCell, let number = cell.style.foreground.number else { continue }
      if let last = runs.last, last.number == number, last.area.maxX == x, last.x == x - place.column,
        last.y == y - place.row
      {
        let area = Rect(x: last.area.x, y: y, width: last.area.width + 1, height: 1)
        runs[runs.count - 1] = PlacedPicture(number: number, x: last.x, y: last.y, area: area)
      } else {
        runs.append(
          PlacedPicture(
            number: number, x: x - place.column, y: y - place.row, area: Rect(x: x, y: y, width: 1, height: 1)))
      }
    }
    return runs
  }
}
