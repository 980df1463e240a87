import AppCore
import Drawing
import Pages
import Terminal

/// Measures frames while the user looks at the figures of frames. At other times nothing is measured.
struct FrameMeter {
  let stages = StageMeter { Moment.now.time }
  private var shown: Canvas?

  /// Shows a frame. Returns it and its figures, including those of the work before it.
  mutating func measure(_ app: App, on screen: inout Screen) -> (frame: Canvas, facts: FrameFacts) {
    let frame = stages.measure(.draw) { app.frame() }
    let before = screen.byteCount
    screen.paintTimes = PaintTimes()
    screen.show(frame)
    if let times = screen.paintTimes.take() {
      stages.add(times.compare, to: .compare)
      stages.add(times.ncurses, to: .ncurses)
      stages.add(times.write, to: .write)
    }
    var facts = stages.take()
    facts.bytes = screen.byteCount - before
    facts.cells = Self.difference(frame, shown)
    shown = frame
    return (frame, facts)
  }

  private static func difference(_ frame: Canvas, _ other: Canvas?) -> Int {
    guard let other, other.size == frame.size else { return frame.size.width * frame.size.height }
    return (0..<frame.size.height).reduce(0) { count, y in
      count + zip(frame.row(y), other.row(y)).count { $0 != $1 }
    }
  }
}
