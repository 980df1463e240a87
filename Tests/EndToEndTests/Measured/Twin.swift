import Drawing
import Foundation
import Prism
import TestSupport

/// A small C program on ncurses that shows the same rows. It measures the least time that a start and a key can take.
final class Twin {
  private let folder: URL
  private let size: Size

  private var program: String { folder.appending(path: "twin").path }
  private var rows: String { folder.appending(path: "rows").path }

  /// Compiles the program, and writes the rows of the page at `source` for it.
  init(source: String, size: Size) throws {
    self.size = size
    folder = FileManager.default.temporaryDirectory.appending(path: "twin-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let compiled = try Command.run(
      "cc", ["-O2", "-D_GNU_SOURCE", "-o", program, Repository.path("Tests/Twin/twin.c"), "-lncursesw"])
    guard compiled.status == .exited(0) else { throw HarnessError(compiled.errors) }
    // On a screen as high as the page, `render` prints all rows.
    let printed = try Command.run(
      ProgramToTry.path,
      ["render", source, "--size", "\(size.width)x400", "--format", "ansi", "--color", "256"])
    guard printed.status == .exited(0) else { throw HarnessError(printed.errors) }
    try Data(printed.outputBytes).write(to: URL(filePath: rows))
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  func start() throws -> PtySession {
    try PtySession(program, [rows], size: size)
  }

  /// Returns the first frame of the program: the rows, with the first one in reverse video.
  func frame() throws -> Canvas {
    var frame = Canvas(captured: try String(contentsOfFile: rows, encoding: .utf8), size: size)
    let first = Array(frame.row(0))
    for (x, cell) in first.enumerated() {
      guard let glyph = cell.glyph else { continue }
      let area = Rect(x: x, y: 0, width: glyph.columns, height: 1)
      frame.fill(area, with: glyph, style: ResolvedStyle(attributes: .reverse))
    }
    return frame
  }
}
