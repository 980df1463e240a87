import CNcurses
import Drawing

extension Screen {
  /// Brings `canvas` to the screen. Only rows that differ from the last frame are looked at, and only what differs in
  /// them is sent; the same frame again costs nothing. While the terminal is given away nothing is shown, and while it
  /// has not taken the last frame only the newest one waits.
  public mutating func show(_ canvas: Canvas) {
    guard isOpen, !isAway else { return }
    writeOn()
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
    put(canvas, butNotAsIn: previous)
    if encoder.isExhausted {
      encoder.startOver()
      put(canvas, butNotAsIn: nil)
    }
    flush()
    conversation.begin()
    sayOn()
  }

  /// Writes everything again, for when something else has written on the terminal.
  public mutating func repaint() {
    guard isOpen, !isAway else { return }
    clearok(facet_screen_window(), true)
    flush()
  }

  /// Sends what the terminal has not taken yet, and shows the frame that has waited for it.
  mutating func writeOn() {
    guard !outbox.isEmpty else { return }
    outbox.send()
    guard outbox.isEmpty, !isAway, let canvas = wanted.take() else { return }
    paint(canvas)
  }

  /// Sends what there is to say besides the picture.
  mutating func sayOn() {
    outbox.add(conversation.takeWords())
    outbox.send()
  }

  private mutating func flush() {
    facet_forget_looks()
    wnoutrefresh(facet_standard_window())
    doupdate()
    outbox.add(conversation.frame(held.take()))
    outbox.send()
  }

  private mutating func put(_ canvas: Canvas, butNotAsIn previous: Canvas?) {
    let window = facet_standard_window()
    for y in 0..<size.height {
      let row = y < canvas.size.height ? canvas.row(y) : []
      if let previous, y < canvas.size.height, previous.row(y) == row { continue }
      encoder.encode(row, width: size.width, into: &cells)
      mvwadd_wchnstr(window, Int32(y), 0, cells, Int32(cells.count))
    }
  }
}
