import Drawing

/// The output that a program writes for a key, and the time it takes.
extension PtySession {
  /// The output for one key.
  public struct Answer: Sendable {
    public let bytes: [UInt8]
    /// The time from the key to the first byte, or `nil` without output.
    public let time: Duration?
  }

  /// The time to wait for the first byte; a key without output is recognised after it.
  private static let patience = Duration.milliseconds(50)

  /// The screen after the output so far.
  public var canvas: Canvas { ScreenModel(size: size, showing: output).canvas }

  /// Reads until the program is idle: it has gone to sleep more than `sleeps` times, is asleep now, and no output is
  /// left.
  ///
  /// Threads are looked at one after the other, and one may wake another meanwhile or start a new one. The program
  /// was asleep as a whole when nothing has changed from one look to the next.
  public func settle(after sleeps: Int = 0, within limit: Duration = .seconds(30)) throws {
    let deadline = Deadline(in: limit)
    var last: ProcessFigures?
    while true {
      // The sleep is checked before the output: in the other order the program might write between the two checks.
      let figures = try figures
      let isAtRest = figures.isAsleep && figures.sleeps > sleeps && figures == last
      last = figures
      let count = output.count
      poll(Deadline(in: .zero))
      if isAtRest, output.count == count { return }
      if deadline.hasPassed { throw HarnessError("the program is not idle within \(limit)") }
    }
  }

  /// Returns the screen once it equals the frame, or as it is when the time is over.
  public func canvas(showing frame: Canvas, within limit: Duration = .seconds(30)) throws -> Canvas {
    let deadline = Deadline(in: limit)
    while true {
      try settle()
      let canvas = ScreenModel(size: frame.size, showing: output).canvas
      if deadline.hasPassed || FrameDifference(expected: frame, actual: canvas) == nil { return canvas }
      // The input may still be on its way to the program.
      poll(Deadline(in: .milliseconds(100)))
    }
  }

  /// Sends a key, or the bytes of one, and reads all output for it.
  public func press(_ key: String) throws -> Answer {
    let (begin, first, sleeps) = (output.count, arrivals.count, try figures.sleeps)
    let time = ContinuousClock.now
    try send(key)
    // After a lone Escape the program sleeps to see whether more follows, which looks as if it were at rest.
    poll(Deadline(in: key == "\u{1B}" ? .patience : Self.patience))
    try settle(after: sleeps)
    return Answer(
      bytes: Array(output[begin...]), time: arrivals.indices.contains(first) ? arrivals[first].time - time : nil)
  }

  /// The time from the start until the screen first equalled the frame.
  public func time(toFrame frame: Canvas) -> Duration? {
    var model = ScreenModel(size: size)
    var begin = 0
    for arrival in arrivals {
      model.receive(output[begin..<arrival.end])
      begin = arrival.end
      if model.shows(frame) { return arrival.time - start }
    }
    return nil
  }
}
