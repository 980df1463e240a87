import AppRuntime
import Drawing
import Glibc
import Prism
import Reporting
import Sessions
import Text

/// Where everything printed goes: safe text, never anything else, and without what the user has given to servers. Only
/// pages are shown as they came.
struct Console {
  let secrets: PrintedSecrets

  func print(_ line: SafeText) {
    write(secrets.masked(line).string + "\n", to: STDOUT_FILENO)
  }

  /// Words of a page, which are the server's own.
  func show(_ line: SafeText) {
    write(line.string + "\n", to: STDOUT_FILENO)
  }

  /// In colour on a terminal whose owner wants it.
  func print(_ line: StyledText) {
    write(line.mapped { secrets.masked($0) }.string(inColor: showsColor) + "\n", to: STDOUT_FILENO)
  }

  /// A frame: with its looks where they can be shown, else its words.
  func print(_ canvas: Canvas) {
    print(showsColor ? canvas.ansiRows : canvas.textRows)
  }

  /// Rows that a sink has made of a canvas: whatever stands in cells is safe, and so is the sinks' own markup.
  func print(_ rows: [String]) {
    for row in rows {
      write(row + "\n", to: STDOUT_FILENO)
    }
  }

  func print(_ lines: [SafeText]) {
    lines.forEach { print($0) }
  }

  func print(_ json: JSONOutput) {
    guard secrets.isEmpty else { return write(secrets.masked(json.text) + "\n", to: STDOUT_FILENO) }
    // Long reports are not held as a whole.
    var pieces = PieceWriter { write($0, to: STDOUT_FILENO) }
    json.write(to: &pieces)
    pieces.write("\n")
    pieces.finish()
  }

  func complain(_ line: SafeText) {
    write(secrets.masked(message: line).string + "\n", to: STDERR_FILENO)
  }

  var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// How many colours what is printed has, as far as the environment says; `nil` where nobody sees any.
  var shownDepth: Depth? { showsColor ? surroundings.printedDepth : nil }

  private let surroundings = Surroundings()

  private var showsColor: Bool { isTerminal && surroundings.printedDepth != .monochrome }

  /// A reader that has gone away is no failure of ours; the rest is not written then. A disk that is full is one: half
  /// a result must not pass for a whole one.
  private func write(_ text: String, to descriptor: Int32) {
    var text = text
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        if count < 0, errno == EAGAIN {
          var room = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          _ = poll(&room, 1, -1)
          continue
        }
        guard count > 0 else {
          if descriptor == STDOUT_FILENO, errno != EPIPE { giveUp(errno) }
          return
        }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
    }
  }

  private func giveUp(_ code: Int32) -> Never {
    complain("cannot write to standard output: \(String(cString: strerror(code)))")
    exit(ExitStatus.cannotWrite.rawValue)
  }
}
