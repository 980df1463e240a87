import AppCore
import Drawing
import Pages
import Terminal

/// Measures frames while the user looks at the figures of frames. At other times nothing is measured.
struct FrameMeter {
  let stages = StageMeter { Moment.now.time }
  private var shown: Canvas?

  /// Shows a frame with `show`, which returns the number of bytes sent. Returns the frame and its figures, including those
  /// of the work before it.
  mutating func measure(_ app: App, _ show: (Canvas) -> Int) -> (frame: Canvas, facts: FrameFacts) {
    let frame = stages.measure(.draw) { app.frame() }
    let bytes = stages.measure(.output) { show(frame) }
    var facts = stages.take()
    facts.bytes = bytes
    facts.cells = Self.difference(frame, shown)
    shown = frame
    return (frame, facts)
  }

  private static func difference(_ frame: Canvas, _ other: Canvas?) -> Int {
    guard let other, other.size == frame.size else { return frame.cells.count }
    return zip(frame.cells, other.cells).reduce(0) { $0 + ($1.0 == $1.1 ? 0 : 1) }
  }
}
