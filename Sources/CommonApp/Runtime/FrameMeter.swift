import Drawing
import Glibc
import Terminal

/// Measures frames while somebody looks at what they take; nothing else is ever measured.
struct FrameMeter {
  let stages = StageMeter()
  private var shown: Canvas?

  /// Shows a frame by `show`; the result is what it took, with all that has been done for it.
  mutating func measure(_ app: App, _ show: (Canvas) -> Void) -> (frame: Canvas, facts: FrameFacts) {
    let frame = stages.measure(.draw) { app.frame() }
    let before = Self.writtenBytes
    stages.measure(.output) { show(frame) }
    var facts = stages.take()
    facts.bytes = max(0, Self.writtenBytes - before)
    facts.cells = Self.difference(frame, shown)
    shown = frame
    return (frame, facts)
  }

  private static func difference(_ frame: Canvas, _ other: Canvas?) -> Int {
    guard let other, other.size == frame.size else { return frame.cells.count }
    return zip(frame.cells, other.cells).reduce(0) { $0 + ($1.0 == $1.1 ? 0 : 1) }
  }

  /// All that this program has written. ncurses does not say how much it sends; the system does.
  private static var writtenBytes: Int {
    let file = open("/proc/self/io", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return 0 }
    defer { close(file) }
    var buffer = [UInt8](repeating: 0, count: 512)
    let count = read(file, &buffer, buffer.count)
    guard count > 0 else { return 0 }
    let lines = String(decoding: buffer.prefix(count), as: UTF8.self).split(separator: "\n")
    let line = lines.first { $0.hasPrefix("wchar: ") }
    return line.flatMap { Int($0.dropFirst("wchar: ".count)) } ?? 0
  }
}
