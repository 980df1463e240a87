import Input

extension SignalHandlers {
  /// Stops the process until the terminal is ours again. The result is a signal that came in the meantime and that
  /// nobody has heard of yet.
  func stop(untilInForegroundOf device: Device, unheard: Signal?) -> Signal? {
    var unheard = unheard
    // Going on in the background is no reason to take the terminal from the shell: stopped again, unless it is the end.
    repeat {
      stop()
      if device.isInForeground { break }
      // Waits a little: where nobody can stop us this must not become a loop that never rests.
      while unheard == nil, let number = next(within: 50) {
        unheard = Signal(number: number)
      }
    } while unheard == nil && !device.isInForeground
    return unheard
  }
}
