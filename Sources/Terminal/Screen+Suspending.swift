import CNcurses
import Glibc

extension Screen {
  /// The answer to ^Z: gives the terminal back, stops the process, and when it goes on takes the terminal again with
  /// everything that was shown. A size that has changed meanwhile arrives as an event.
  public mutating func suspend() {
    leave()
    signals.stop()
    enter()
  }

  /// Gives the terminal back for a while, to another program for instance.
  public mutating func leave() {
    guard isOpen, !isAway else { return }
    isAway = true
    endwin()
    device.giveBack()
  }

  /// Takes the terminal again after `leave()` and shows what was shown.
  public mutating func enter() {
    guard isOpen else { return }
    isAway = false
    device.take()
    reset_prog_mode()
    repaint()
    // The size may have changed while others had the terminal; nobody told us.
    raise(SIGWINCH)
  }
}
