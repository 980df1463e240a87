import AppRuntime
import Drawing
import Glibc
import Prism
import Reporting
import Sessions
import Text

/// The output of the program. It prints safe text only, and masks the secrets that the user gave for servers; the text
/// of pages is shown unmasked.
struct Console {
  private let name: String
  let secrets: PrintedSecrets
  /// The file that output goes to; `nil` for standard output.
  var file: ReplacingFile?
  /// Whether only errors are printed.
  var isQuiet = false
  /// Whether lines and frames are printed in ASCII. JSON and text of pages stay as they are.
  var usesASCII = false

  /// `name` is that of the program, which errors begin with.
  init(name: String, secrets: PrintedSecrets) {
    self.name = name
    self.secrets = secrets
  }

  private var descriptor: Int32 { file?.descriptor ?? STDOUT_FILENO }

  func print(_ line: SafeText) {
    write(folded(secrets.masked(line)).string + "\n", to: descriptor)
  }

  /// Prints text of a page, which is not masked.
  func show(_ line: SafeText) {
    write(line.string + "\n", to: descriptor)
  }

  /// Prints a line, in colour if the terminal and the environment allow it.
  func print(_ line: StyledText) {
    write(text(of: line), to: descriptor)
  }

  /// JSON on one line, as `print` writes it.
  func text(of json: JSONOutput) -> String {
    masked(json.text)
  }

  /// Text of another form, with the secrets masked.
  func masked(_ text: String) -> String { secrets.isEmpty ? text : secrets.masked(text) }

  /// The text that `print` writes.
  func text(of line: StyledText) -> String {
    line.mapped { folded(secrets.masked($0)) }.string(inColor: showsColor) + "\n"
  }

  /// Prints a frame, with its styles if the terminal shows them.
  func print(_ canvas: Canvas) {
    var canvas = canvas
    if usesASCII { canvas.foldToASCII() }
    print(showsColor ? canvas.ansiRows : canvas.textRows)
  }

  private func folded(_ text: SafeText) -> SafeText { usesASCII ? text.foldedToASCII : text }

  /// Prints rows made from a canvas, whose cells and markup are safe.
  func print(_ rows: [String]) {
    for row in rows {
      write(row + "\n", to: descriptor)
    }
  }

  func print(_ lines: [SafeText]) {
    lines.forEach { print($0) }
  }

  /// Prints JSON with a line for each member.
  func printIndented(_ json: JSONOutput) {
    var pieces = PieceWriter { write($0, to: descriptor) }
    json.writeIndented(to: &pieces)
    pieces.write("\n")
    pieces.finish()
  }

  func print(_ json: JSONOutput) {
    guard secrets.isEmpty else { return write(secrets.masked(json.text) + "\n", to: descriptor) }
    // Written in pieces, so that a long report is not held in memory.
    var pieces = PieceWriter { write($0, to: descriptor) }
    json.write(to: &pieces)
    pieces.write("\n")
    pieces.finish()
  }

  /// Prints records or rows, which are safe text. Returns whether there is still a reader.
  func hand(_ lines: ArraySlice<UInt8>) -> Bool {
    isQuiet || lines.withUnsafeBytes { write($0, to: descriptor) }
  }

  func complain(_ line: SafeText) {
    write(text(ofComplaint: line), to: STDERR_FILENO)
  }

  /// The text that `complain` writes.
  func text(ofComplaint line: SafeText) -> String {
    secrets.masked(message: line).string + "\n"
  }

  /// Writes text that a worker has made for the error output.
  func complain(made text: String) {
    write(text, to: STDERR_FILENO)
  }

  /// The columns of the terminal; 80 without one, so that output is the same on every machine.
  var width: Int {
    var size = winsize()
    guard isTerminal, ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  var isTerminal: Bool { isatty(descriptor) == 1 }

  /// The colour depth of printed output by the environment; `nil` if output is not shown in colour.
  var shownDepth: Depth? { showsColor ? surroundings.printedDepth : nil }

  private let surroundings = Surroundings()

  private var showsColor: Bool { isTerminal && surroundings.printedDepth != .monochrome }

  /// Writes text. A reader that has closed its pipe ends the output without a failure. A full disk is a failure,
  /// because half a result must not look like a whole one.
  private func write(_ text: String, to descriptor: Int32) {
    guard !isQuiet || descriptor == STDERR_FILENO else { return }
    var text = text
    text.withUTF8 { _ = write(UnsafeRawBufferPointer($0), to: descriptor) }
  }

  /// Returns whether there is still a reader.
  private func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Bool {
    var rest = bytes
    while !rest.isEmpty {
      let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
      if count < 0, errno == EINTR { continue }
      if count < 0, errno == EAGAIN {
        var room = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&room, 1, -1)
        continue
      }
      guard count > 0 else {
        if descriptor != STDERR_FILENO, errno != EPIPE { giveUp(errno) }
        return false
      }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
    return true
  }

  private func giveUp(_ code: Int32) -> Never {
    file?.discard()
    let place = file.map { SafeText($0.path) } ?? "standard output"
    complain(SafeText(name) + ": cannot write to \(place): \(String(cString: strerror(code)))")
    exit(ExitStatus.cannotWrite.rawValue)
  }
}
