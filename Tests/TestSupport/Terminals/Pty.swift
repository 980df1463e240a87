import Drawing
import Foundation

/// A pseudo-terminal: the tests use the master, and the program uses the slave as its terminal.
final class Pty {
  private(set) var master: Int32
  let path: String
  /// Kept open, because the kernel resets the modes when the last program lets go of the terminal.
  private var slave: Int32
  private var lastModes: TerminalModes?

  init(size: Size) throws {
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
    guard master >= 0 else { throw HarnessError.system("open /dev/ptmx") }
    var unlocked: Int32 = 0
    var number: Int32 = 0
    guard ioctl(master, Self.setLock, &unlocked) == 0, ioctl(master, Self.getNumber, &number) == 0 else {
      throw HarnessError.system("/dev/ptmx")
    }
    path = "/dev/pts/\(number)"
    slave = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
    guard slave >= 0 else { throw HarnessError.system("open \(path)") }
    setSize(size)
  }

  deinit {
    hangUp()
  }

  /// Closes the window of the terminal.
  func hangUp() {
    if master >= 0 { close(master) }
    master = -1
    letGo()
  }

  /// Resizes the terminal; the kernel sends SIGWINCH to its program. `cell` is the size of a cell in pixels, where the
  /// terminal tells it.
  func setSize(_ size: Size, cell: Size = Size(0, 0)) {
    var window = winsize()
    window.ws_row = UInt16(clamping: size.height)
    window.ws_col = UInt16(clamping: size.width)
    window.ws_xpixel = UInt16(clamping: size.width * cell.width)
    window.ws_ypixel = UInt16(clamping: size.height * cell.height)
    _ = ioctl(master, UInt(TIOCSWINSZ), &window)
  }

  var modes: TerminalModes { lastModes ?? TerminalModes(of: slave) }

  /// Closes the slave after the program has ended. Then the master can be read to its end, which is the only way to
  /// know that the kernel has handed over all output.
  func letGo() {
    guard slave >= 0 else { return }
    lastModes = TerminalModes(of: slave)
    close(slave)
    slave = -1
  }

  // TIOCSPTLCK and TIOCGPTN, whose macros are not imported.
  private static let setLock: UInt = 0x4004_5431
  private static let getNumber: UInt = 0x8004_5430
}
