import Glibc
import Input
import Text

/// What a terminal said when it was asked without a screen being shown, and how long it took.
public struct Inquiry: Sendable {
  public struct Answer: Sendable {
    /// As it came.
    public let text: SafeText
    /// `nil` when it is none that anybody understands.
    public let meaning: TerminalAnswer?
    public let delay: Duration
  }

  public private(set) var answers: [Question: Answer] = [:]
  /// Came meanwhile, and ends the waiting.
  private var signal: Signal?

  /// The browser waits less when it ends, since there answers may come all the time before.
  public static let patience = Duration.milliseconds(500)

  /// Asks, waits until all is answered or time is up, and leaves the terminal as it was: what comes meanwhile is neither
  /// shown nor typed into the shell.
  public init(
    asking questions: [Question], input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO
  ) throws(TerminalError) {
    let device = try Device(input: input, output: output)
    defer { device.close() }
    guard device.isInForeground else { throw .inBackground }
    guard let signals = SignalHandlers() else { throw .noTerminal }
    guard let quiet = QuietInput(device.inputDescriptor) else {
      signals.close()
      throw .noTerminal
    }
    let words = Array(questions.map(\.words).joined().utf8)
    let isComplete =
      write(device.outputDescriptor, words, words.count) == words.count && listen(for: questions, on: device, signals)
    quiet.end(discardingTheRest: !isComplete)
    hear(signals)
    signals.close()
    // Now that nothing is left to put right.
    if let signal { raise(signal.number) }
  }

  /// Whether everything was answered.
  private mutating func listen(for questions: [Question], on device: Device, _ signals: SignalHandlers) -> Bool {
    let start = Moment.now
    var reader = AnswerReader()
    while case let left = Self.patience - (Moment.now - start), left > .zero {
      var states = [device.inputDescriptor, signals.readEnd].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      guard poll(&states, 2, Int32(left / .milliseconds(1)) + 1) > 0 else { continue }
      hear(signals)
      guard signal == nil else { return false }
      guard states[0].revents != 0 else { continue }
      var bytes = [UInt8](repeating: 0, count: 512)
      let count = read(device.inputDescriptor, &bytes, bytes.count)
      guard count > 0 else { return false }
      for byte in bytes[..<count] {
        guard let found = reader.add(byte) else { continue }
        answers[found.question] = Answer(
          text: SafeText(found.text), meaning: found.meaning, delay: Moment.now - start)
      }
      if let last = questions.last, answers[last] != nil { return true }
    }
    return false
  }

  private mutating func hear(_ signals: SignalHandlers) {
    while let number = signals.next() {
      signal = signal ?? Signal(number: number)
    }
  }
}
