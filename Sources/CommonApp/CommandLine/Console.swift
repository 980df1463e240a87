import Glibc
import Text

/// Where everything printed goes: safe text, never anything else.
struct Console {
  func print(_ line: SafeText) {
    write(line.string, to: STDOUT_FILENO)
  }

  /// In colour on a terminal whose owner wants it.
  func print(_ line: StyledText) {
    write(line.string(inColor: showsColor), to: STDOUT_FILENO)
  }

  func print(_ json: JSONOutput) {
    write(json.text, to: STDOUT_FILENO)
  }

  func complain(_ line: SafeText) {
    write(line.string, to: STDERR_FILENO)
  }

  var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  private var showsColor: Bool {
    let term = getenv("TERM").map { String(cString: $0) }
    let refusal = getenv("NO_COLOR").map { String(cString: $0) } ?? ""
    return isTerminal && refusal.isEmpty && term != nil && term != "dumb"
  }

  /// A reader that has gone away is no failure of ours; the rest is not written then.
  private func write(_ line: String, to descriptor: Int32) {
    var text = line + "\n"
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)
      while !rest.isEmpty {
        let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
    }
  }
}
