import Drawing
import Glibc
import Input
import Text

/// A terminal that is written line after line, while the program reads its keys. It never places the cursor and sends
/// no escape sequences.
///
/// So it works on every terminal, whatever TERM is, and a screen reader reads all text in order.
public struct LineTerminal: ~Copyable {
  let device: Device
  let signals: SignalHandlers
  var input = InputReader()
  var outbox: Outbox
  /// A signal that arrived while no event could be returned.
  var pendingSignal: Signal?
  var isHungUp = false
  /// Whether the locale has only ASCII.
  private let showsOnlyASCII: Bool
  private var isOpen = true
  /// Whether another program has the terminal.
  public private(set) var isAway = false
  /// Whether the last line is unfinished.
  private var isInLine = false
  private var unwritten: [UInt8] = []
  /// Whether lines were dropped because the terminal took no bytes for too long.
  private var leavesOut = false

  /// The line that stands where words are missing.
  private let lossNote: SafeText

  /// Starts to read the keys. If this throws, nothing has been written to the terminal.
  public init(
    lossNote: SafeText, input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO
  ) throws(TerminalError) {
    let device = try Device(input: input, output: output)
    guard let signals = SignalHandlers() else {
      device.close()
      throw .notSetUp(type: "lines")
    }
    self.device = device
    self.signals = signals
    outbox = Outbox(device.writingEnd)
    self.lossNote = lossNote
    showsOnlyASCII = !UTF8Locale.adopt().value
    takeKeys()
  }

  deinit {
    if isOpen { Self.close(device, signals, isAway: isAway) }
  }

  /// Gives the terminal back as it was. Further calls have no effect.
  public mutating func close() {
    guard isOpen else { return }
    isOpen = false
    if !isAway { finish() }
    Self.close(device, signals, isAway: isAway)
  }

  private static func close(_ device: Device, _ signals: SignalHandlers, isAway: Bool) {
    if !isAway { device.giveBack() }
    signals.close()
    device.close()
  }

  /// Handles ^Z: gives the terminal back, stops the process, and reads the keys again when it continues.
  public mutating func suspend() {
    finish()
    isAway = true
    device.giveBack()
    pendingSignal = signals.stop(untilInForegroundOf: device, pendingSignal: pendingSignal)
    if device.isInForeground { takeKeys() }
  }

  /// Reads the keys, at the start and after another program has had the terminal.
  mutating func takeKeys() {
    isAway = false
    device.take(exitSequence: "")
    input.startOver()
    var modes = device.modes
    // Keys arrive one by one and are not shown. Ctrl-C and ^Z stay signals, and a line feed begins a line.
    modes.c_lflag &= ~tcflag_t(ICANON | ECHO)
    withUnsafeMutableBytes(of: &modes.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    tcsetattr(device.outputDescriptor, TCSANOW, &modes)
  }

  /// Writes text after the last one, or on a new line. Nothing is sent before `flush()`.
  public mutating func write(_ text: SafeText, beginsLine: Bool, endsLine: Bool) {
    if beginsLine { endLine() }
    unwritten += (showsOnlyASCII ? text.foldedToASCII : text).string.utf8
    isInLine = true
    if endsLine { endLine() }
  }

  /// Ends the last line and sends everything, so that the next program begins on a line of its own.
  private mutating func finish() {
    endLine()
    flush()
    _ = outbox.finish(patience: .milliseconds(60))
  }

  private mutating func endLine() {
    if isInLine { unwritten.append(UInt8(ascii: "\n")) }
    isInLine = false
  }

  /// Sends the written text as soon as the terminal takes it. Text is dropped if the terminal takes none for too long.
  public mutating func flush() {
    if leavesOut, outbox.add("\n\(lossNote)\n".utf8) {
      leavesOut = false
    }
    if !outbox.add(unwritten) { leavesOut = true }
    unwritten.removeAll(keepingCapacity: true)
    outbox.send()
  }
}
