import Drawing
import Feeds
import Input

/// The scenes of a recorded session one after the other, each with the time when it is shown.
package struct SessionFilm {
  package struct Scene {
    /// Milliseconds since the beginning.
    package let time: Int
    /// The keys, clicks and other inputs since the scene before, named as in key scripts.
    package let inputs: [String]
    package let content: Content
  }

  package enum Content {
    /// A frame, with the rows that differ from the frame before.
    case frame(Canvas, changed: [Int], hasOtherSize: Bool)
    /// The lines that were read aloud.
    case said([String])
  }

  private let entries: [SessionEntry]
  private let speed: Double
  /// The shortest time between two scenes. A script waits only where it says so, which is too quick for a reader.
  private let pause: Int
  private var position = 0
  private var expected = ExpectedFrame()
  private var canvas = Canvas(size: Size(0, 0))
  /// The times of the scene before: in the recording, and as it is shown.
  private var last: (recorded: Int, shown: Int)?

  private static let scriptedPause = 600

  /// `speed` is the factor by which the film is faster than the session.
  package init(_ session: RecordedSession, speed: Double = 1) {
    entries = session.entries
    self.speed = speed
    pause = session.header.started == nil ? Self.scriptedPause : 0
  }

  /// The next scene; `nil` after the last one. A frame without a difference is left out.
  package mutating func next() -> Scene? {
    var inputs: [String] = []
    while position < entries.count {
      let entry = entries[position]
      position += 1
      switch entry.content {
      case .event(let name, nil) where InputEvent(name) != nil: inputs.append(name)
      case .event, .load: break
      case .said(let lines): return Scene(time: shown(at: entry.time), inputs: inputs, content: .said(lines))
      case .frame(let frame):
        guard let content = take(frame) else { break }
        return Scene(time: shown(at: entry.time), inputs: inputs, content: content)
      }
    }
    return nil
  }

  private mutating func take(_ frame: RecordedFrame) -> Content? {
    let before = canvas
    let changed = expected.take(frame).sorted()
    if expected.size != canvas.size { canvas = Canvas(size: expected.size) }
    for y in changed where y < expected.size.height { expected.draw(y, on: &canvas) }
    let hasOtherSize = before.size != canvas.size
    let different = changed.filter { hasOtherSize || $0 < canvas.size.height && before.row($0) != canvas.row($0) }
    guard hasOtherSize || !different.isEmpty else { return nil }
    return .frame(canvas, changed: different, hasOtherSize: hasOtherSize)
  }

  /// Returns the time at which a scene is shown. Times of a file may run backwards.
  private mutating func shown(at time: Int) -> Int {
    guard let last else {
      self.last = (time, 0)
      return 0
    }
    let shown = last.shown + Int(Double(max(pause, time - last.recorded)) / speed)
    self.last = (max(time, last.recorded), shown)
    return shown
  }
}
