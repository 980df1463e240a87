import Drawing

/// What a program makes of a key, and how long it takes.
extension PtySession {
  /// What one key has brought.
  public struct Answer: Sendable {
    public let bytes: [UInt8]
    /// From the key to the first of them, `nil` where there are none.
    public let time: Duration?
  }

  /// A key that brings nothing brings it at once.
  private static let patience = Duration.milliseconds(50)

  /// What is on the screen by now.
  public var canvas: Canvas { ScreenModel(size: size, showing: output).canvas }

  /// Reads until the program has nothing more to do: it has slept more often than so many times, does so now, and
  /// nothing that it wrote is left.
  public func settle(after sleeps: Int = 0, within limit: Duration = .seconds(30)) throws {
    let deadline = Deadline(in: limit)
    while true {
      // Asleep first and nothing more to read then: the other way round it might have written in between.
      let figures = try figures
      let count = output.count
      poll(Deadline(in: .zero))
      if figures.isAsleep, figures.sleeps > sleeps, output.count == count { return }
      if deadline.hasPassed { throw HarnessError("the program has not come to rest within \(limit)") }
    }
  }

  /// The screen once it shows a frame, or else when the program has long nothing more to do.
  public func canvas(showing frame: Canvas, within limit: Duration = .seconds(30)) throws -> Canvas {
    let deadline = Deadline(in: limit)
    while true {
      try settle()
      let canvas = ScreenModel(size: frame.size, showing: output).canvas
      if deadline.hasPassed || FrameDifference(expected: frame, actual: canvas) == nil { return canvas }
      // What was sent may still be on its way.
      poll(Deadline(in: .milliseconds(100)))
    }
  }

  /// Sends a key, or what a key sends, and reads all that comes of it.
  public func press(_ key: String) throws -> Answer {
    let (begin, first, sleeps) = (output.count, arrivals.count, try figures.sleeps)
    let time = ContinuousClock.now
    try send(key)
    poll(Deadline(in: Self.patience))
    try settle(after: sleeps)
    return Answer(
      bytes: Array(output[begin...]), time: arrivals.indices.contains(first) ? arrivals[first].time - time : nil)
  }

  /// How long after the start the screen first looked like that.
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
