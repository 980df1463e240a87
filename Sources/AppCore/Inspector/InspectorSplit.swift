import Drawing

/// The areas of the page and of the inspector on the screen.
package struct InspectorSplit {
  /// The area of the page, always at the top left corner, so that its rows stay in place.
  let page: Rect
  let inspector: Rect

  /// The least size of a screen that is split; on a smaller one neither half could be read.
  private static let leastWide = 100
  private static let leastStacked = (columns: 60, rows: 18)
  private static let leastBeside = 46

  /// Splits the screen; `size` is without the status line.
  init(_ size: Size, isOpen: Bool) {
    let whole = Rect(x: 0, y: 0, width: size.width, height: size.height)
    if !isOpen {
      page = whole
      inspector = Rect(x: size.width, y: 0, width: 0, height: size.height)
    } else if size.width >= Self.leastWide {
      let columns = max(Self.leastBeside, size.width * 2 / 5)
      page = Rect(x: 0, y: 0, width: size.width - columns, height: size.height)
      inspector = Rect(x: size.width - columns, y: 0, width: columns, height: size.height)
    } else if size.width >= Self.leastStacked.columns, size.height >= Self.leastStacked.rows {
      let rows = size.height / 2 + 1
      page = Rect(x: 0, y: 0, width: size.width, height: size.height - rows)
      inspector = Rect(x: 0, y: size.height - rows, width: size.width, height: rows)
    } else {
      page = whole
      inspector = whole
    }
  }

  /// Whether the inspector covers the whole page.
  var hidesPage: Bool { page == inspector }

  var isBeside: Bool { inspector.x > 0 }
}
