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
    put(canvas, unlessIn: previous)
    if encoder.isExhausted {
      encoder.startOver()
      put(canvas, unlessIn: nil)
    }
    flush()
    conversation.begin()
    sendConversation()
  }

  /// Writes the whole frame again, after another program has written on the terminal.
  public mutating func repaint() {
    guard isOpen, !isAway else { return }
    clearok(facet_screen_window(), true)
    flush()
  }

  /// Sends the waiting bytes, and then shows the frame that has waited for them.
  mutating func sendWaiting() {
    guard !outbox.isEmpty else { return }
    outbox.send()
    guard outbox.isEmpty, !isAway, let canvas = wanted.take() else { return }
    paint(canvas)
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
    outbox.add(conversation.frame(held.take()))
    outbox.send()
  }

  private mutating func put(_ canvas: Canvas, unlessIn previous: Canvas?) {
    let window = facet_standard_window()
    for y in 0..<size.height {
      let row = y < canvas.size.height ? canvas.row(y) : []
      if let previous, y < canvas.size.height, previous.row(y) == row { continue }
      encoder.encode(row, width: size.width, into: &cells)
      mvwadd_wchnstr(window, Int32(y), 0, cells, Int32(cells.count))
    }
  }
}
