import Glibc
import Input
import Text

/// The answers of a terminal that was asked without showing a screen, and how long each took.
public struct Inquiry: Sendable {
  public struct Answer: Sendable {
    /// The text of the answer as it was sent.
    public let text: SafeText
    /// The meaning of the answer; `nil` if it is not understood.
    public let meaning: TerminalAnswer?
    public let delay: Duration
  }

  public private(set) var answers: [Question: Answer] = [:]
  /// The facts about pictures that the answers tell.
  public private(set) var pictures = PictureFacts()
  /// A signal that arrived while waiting. It ends the waiting.
  private var signal: Signal?

  /// The longest wait for answers. The browser waits less when it ends, because its answers may arrive at any time
  /// before.
  public static let patience = Duration.milliseconds(500)
  /// The longest wait over SSH, because answers that come later would reach the shell.
  public static let remotePatience = Duration.milliseconds(2000)
  public let patience: Duration

  /// Asks the questions, and waits until all are answered or the time is up.
  ///
  /// The terminal is left as it was. Answers are neither shown on it nor read by the shell afterwards.
  public init(
    asking questions: [Question], isInTmux: Bool = false, patience: Duration = Self.patience,
    input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO
  ) throws(TerminalError) {
    self.patience = patience
    let device = try Device(input: input, output: output)
    defer { device.close() }
    guard device.isInForeground else { throw .inBackground }
    guard let signals = SignalHandlers() else { throw .noTerminal }
    guard let quiet = QuietInput(device.inputDescriptor) else {
      signals.close()
      throw .noTerminal
    }
    let words = questions.flatMap { $0.bytes(inTmux: isInTmux) }
    let isComplete =
      write(device.outputDescriptor, words, words.count) == words.count && listen(for: questions, on: device, signals)
    quiet.end(discardingTheRest: !isComplete)
    hear(signals)
    signals.close()
    // The signal is raised again after the terminal is restored.
    if let signal { raise(signal.number) }
  }

  /// Reads answers until the last question is answered. Returns whether it was.
  private mutating func listen(for questions: [Question], on device: Device, _ signals: SignalHandlers) -> Bool {
    let start = Moment.now
    var reader = AnswerReader()
    while case let left = patience - (Moment.now - start), left > .zero {
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
        pictures.note(found.report)
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
