import Glibc
import Input

extension SignalHandlers {
  /// Stops the process until it is in the foreground of the terminal again. Returns a signal that arrived meanwhile and
  /// is not handled yet.
  func stop(untilInForegroundOf device: Device, pendingSignal: Signal?) -> Signal? {
    var pendingSignal = pendingSignal
    // A process that continues in the background must not take the terminal from the shell, so it stops again unless a
    // signal ends it.
    repeat {
      stop()
      if device.isInForeground { break }
      // The short wait keeps this from becoming a busy loop where the process cannot be stopped.
      while pendingSignal == nil, let number = next(within: 50) {
        pendingSignal = Signal(number: number)
      }
    } while pendingSignal == nil && !device.isInForeground
    return pendingSignal
  }
}

extension SignalHandlers {
  /// Ignores Ctrl-C and Ctrl-\ while another program has the terminal and gets the same signals. Changes of that program
  /// arrive as SIGCHLD.
  func whileKeysBelongToOthers<Result>(_ body: (SignalHandlers) -> Result) -> Result {
    var handlers = [(SIGINT, sigaction()), (SIGQUIT, sigaction()), (SIGCHLD, sigaction())]
    for index in handlers.indices {
      let number = handlers[index].0
      sigaction(number, nil, &handlers[index].1)
      signal(number, number == SIGCHLD ? noteSignal : SIG_IGN)
    }
    defer {
      for index in handlers.indices { sigaction(handlers[index].0, &handlers[index].1, nil) }
    }
    return body(self)
  }
}
