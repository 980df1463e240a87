import CNcurses
import Drawing

extension Screen {
  /// Shows a canvas. Only rows that differ from the last frame are compared, and only their differences are sent.
  ///
  /// Nothing is shown while the terminal is given away. While the terminal has not taken the last frame, only the
  /// newest canvas waits.
  public mutating func show(_ canvas: Canvas) {
    guard isOpen, !isAway else { return }
    sendWaiting()
    wanted = nil
    guard outbox.isEmpty else {
      wanted = canvas
      return
    }
    paint(canvas)
  }

  private mutating func paint(_ canvas: Canvas) {
    guard canvas != shown else { return }
    let previous = shown?.size == canvas.size ? shown : nil
    shown = canvas
    var canvas = canvas
    if showsOnlyASCII { canvas.foldToASCII() }
    let moved = pixels.follow(canvas)
    var written = put(canvas, unlessIn: previous)
    if encoder.isExhausted {
      encoder.startOver()
      written = put(canvas, unlessIn: nil)
    }
    for row in moved { wredrawln(facet_standard_window(), Int32(row), 1) }
    flush()
    pixels.drawAgain(in: moved.union(written))
    conversation.begin()
    sendConversation()
    sendPictures()
  }

  /// Writes the whole frame again, after another program has written on the terminal.
  public mutating func repaint() {
    guard isOpen, !isAway else { return }
    clearok(facet_screen_window(), true)
    if let shown { _ = pixels.follow(shown) }
    flush()
    pixels.drawAgain(in: Set(0..<size.height))
    sendPictures()
  }

  /// Sends the waiting bytes, then shows the frame that has waited for them, and then sends pictures.
  mutating func sendWaiting() {
    if !outbox.isEmpty { outbox.send() }
    guard outbox.isEmpty, !isAway else { return }
    if let canvas = wanted.take() { paint(canvas) }
    sendPictures()
  }

  /// Sends the reports and questions of the conversation.
  mutating func sendConversation() {
    outbox.add(conversation.takeWords())
    outbox.send()
  }

  private mutating func flush() {
    facet_forget_looks()
    wnoutrefresh(facet_standard_window())
    doupdate()
    outbox.add(conversation.frame(pixels.shortened(held.take())))
    outbox.send()
  }

  /// Returns the rows that differ.
  private mutating func put(_ canvas: Canvas, unlessIn previous: Canvas?) -> [Int] {
    let window = facet_standard_window()
    var rows: [Int] = []
    for y in 0..<size.height {
      let row = y < canvas.size.height ? canvas.row(y) : []
      if let previous, y < canvas.size.height, previous.row(y) == row { continue }
      encoder.encode(row, width: size.width, into: &cells)
      mvwadd_wchnstr(window, Int32(y), 0, cells, Int32(cells.count))
      rows.append(y)
    }
    return rows
  }
}
