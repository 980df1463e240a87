import Glibc
import Text

/// Where everything printed goes: safe text, never anything else.
struct Console {
  func print(_ line: SafeText) {
    write(line, to: STDOUT_FILENO)
  }

  func complain(_ line: SafeText) {
    write(line, to: STDERR_FILENO)
  }

  var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// A reader that has gone away is no failure of ours; the rest is not written then.
  private func write(_ line: SafeText, to descriptor: Int32) {
    var text = line.string + "\n"
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
