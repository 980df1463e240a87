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
    let all = Array(0..<size.height)
    let start = paintTimes.map { _ in Moment.now }
    let changed = shown.flatMap { canvas.rowsChanged(since: $0) } ?? all
    if let start { paintTimes?.compare += Moment.now - start }
    guard !changed.isEmpty else { return }
    if shown == nil { looks.hasLetters = false }
    shown = canvas
    let beginning = paintTimes.map { _ in Moment.now }
    var canvas = canvas
    if showsOnlyASCII { canvas.foldToASCII() }
    var rows = PictureRows(moved: pixels.follow(canvas))
    put(canvas, changed, &rows)
    if encoder.isExhausted {
      encoder.startOver()
      put(canvas, all, &rows)
    }
    for row in rows.moved { wredrawln(facet_standard_window(), Int32(row), 1) }
    flush(since: beginning)
    pixels.drawAgain(in: rows)
    conversation.begin()
    sendConversation()
    sendPictures()
  }

  /// Writes the whole frame again, after another program has written on the terminal.
  public mutating func repaint() {
    guard isOpen, !isAway else { return }
    clearok(facet_screen_window(), true)
    looks.hasLetters = false
    outbox.add(pixels.removeKept())
    var rows = PictureRows(moved: shown.flatMap { pixels.follow($0) })
    rows.write(0..<size.height)
    flush()
    pixels.drawAgain(in: rows)
    conversation.expectPassage()
    sendPictures()
  }

  /// Writes a spoiled frame again, once the terminal has taken the last one.
  public mutating func repaintIfSpoiled() {
    guard isSpoiled, outbox.isEmpty else { return }
    isSpoiled = false
    repaint()
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

  /// Sends what ncurses makes of the frame. `start` is the time at which it began to get it, if that is measured.
  private mutating func flush(since start: Moment? = nil) {
    facet_forget_looks()
    wnoutrefresh(facet_standard_window())
    doupdate()
    let frame = LookShortener.shortened(held.take(), for: looks)
    outbox.add(conversation.frame(pixels.shortened(settings.isInTmux ? ErasedRuns.written(frame) : frame)))
    looks.hasLetters = true
    guard let start else { return outbox.send() }
    let end = Moment.now
    outbox.send()
    paintTimes?.ncurses += end - start
    paintTimes?.write += Moment.now - end
  }

  /// Puts rows, and notes them. Those below the canvas are blank.
  private mutating func put(_ canvas: Canvas, _ changed: [Int], _ rows: inout PictureRows) {
    let window = facet_standard_window()
    for y in changed where y < size.height {
      encoder.encode(y < canvas.size.height ? canvas.row(y) : [], width: size.width, into: &cells)
      mvwadd_wchnstr(window, Int32(y), 0, cells, Int32(cells.count))
      rows.write(y..<y + 1)
    }
  }
}
