import Drawing

/// The pictures that are drawn over the cells after a frame, as sixels. Text in their cells erases them there, so they
/// are drawn again in the rows that a frame has written.
struct SixelPictures {
  /// The size of a cell in pixels.
  let cell: Size
  private var pictures: [Int: ScreenPicture] = [:]
  /// The rectangles that the terminal shows.
  private var drawn: [PlacedPicture] = []
  /// The rectangles of the frame that are not drawn yet.
  private var waiting: [PlacedPicture] = []
  /// The number of rows of the screen.
  private var height = 0

  init(cell: Size) {
    self.cell = cell
  }

  var hasWaiting: Bool { !waiting.isEmpty }

  /// Adopts the pictures of the next frames.
  mutating func keep(_ pictures: [Int: ScreenPicture]) {
    let same = { (placed: PlacedPicture) in self.pictures[placed.number] == pictures[placed.number] }
    drawn = drawn.filter(same)
    self.pictures = pictures.filter { $0.value.format == .sixels }
  }

  /// Adopts a frame. Returns the rows that have to be written whole, because they show pictures that have moved away.
  mutating func follow(_ canvas: Canvas) -> Set<Int> {
    let placed = PlacedPicture.all(on: canvas)
    let current = Set(placed)
    let stale = drawn.filter { !current.contains($0) }
    waiting = placed
    height = canvas.size.height
    return Set(stale.flatMap { $0.area.y..<$0.area.maxY })
  }

  /// Takes note of the rows that a frame has written: all that lies in them is drawn again.
  mutating func drawAgain(in rows: Set<Int>) {
    let current = Set(waiting)
    drawn = drawn.filter { placed in
      current.contains(placed) && rows.isDisjoint(with: placed.area.y..<placed.area.maxY)
    }
    let kept = Set(drawn)
    waiting = waiting.filter { !kept.contains($0) && pictures[$0.number] != nil }
  }

  /// Returns the bytes of the next picture.
  mutating func next() -> [UInt8]? {
    while !waiting.isEmpty {
      let placed = waiting.removeFirst()
      guard let bytes = words(placed) else { continue }
      drawn.append(placed)
      return bytes
    }
    return nil
  }

  /// The terminal shows none of the pictures any more.
  mutating func forget() {
    drawn = []
    waiting = []
  }

  /// Returns the sequence for a rectangle. The cursor is put back afterwards, because ncurses knows where it was.
  ///
  /// Sixels come in bands of six pixels, and after the last one some terminals go on to the row below. So a picture at
  /// the bottom loses its last pixels if they fill no band: otherwise the screen would scroll.
  private func words(_ placed: PlacedPicture) -> [UInt8]? {
    guard let picture = pictures[placed.number] else { return nil }
    let area = placed.area
    let isWhole = area.x == placed.x && area.y == placed.y && area.size == picture.size
    let isLow = area.maxY >= height - 1
    let pixelHeight = area.height * cell.height
    let part = Rect(
      x: (area.x - placed.x) * cell.width, y: (area.y - placed.y) * cell.height, width: area.width * cell.width,
      height: isLow ? pixelHeight - pixelHeight % SixelReader.band : pixelHeight)
    var sixels = picture.bytes
    if !isWhole || isLow {
      guard let raster = SixelRaster(picture.bytes) else { return nil }
      sixels = raster.sequence(of: part)
    }
    return Array("\u{1B}7\u{1B}[\(area.y + 1);\(area.x + 1)H".utf8) + sixels + Array("\u{1B}8".utf8)
  }
}
