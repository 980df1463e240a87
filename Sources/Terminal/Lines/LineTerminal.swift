import Drawing
import Glibc
import Input
import Text

/// A terminal that is written on line after line, like paper, while its keys are ours: no cursor is placed, nothing is
/// written twice, no escape sequence is ever sent. So any terminal will do, whatever TERM says, and a screen reader
/// finds every word in its order.
public struct LineTerminal: ~Copyable {
  let device: Device
  let signals: SignalHandlers
  var input = InputReader()
  var outbox: Outbox
  /// Came while there was nobody to tell.
  var unheard: Signal?
  var isHungUp = false
  /// The locale knows nothing else.
  private let showsOnlyASCII: Bool
  private var isOpen = true
  /// Somebody else has the terminal.
  public private(set) var isAway = false
  /// Something stands on the last line.
  private var isInLine = false
  private var unwritten: [UInt8] = []
  /// The terminal has taken nothing for so long that words are missing.
  private var leavesOut = false

  /// The line that stands where words are missing.
  private let lossNote: SafeText

  /// Takes the keys. Nothing has been written to the terminal if this throws.
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

  /// Gives the terminal back as it was. More than once is once.
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

  /// The answer to ^Z: gives the terminal back, stops the process, and takes the keys again when it goes on.
  public mutating func suspend() {
    finish()
    isAway = true
    device.giveBack()
    unheard = signals.stop(untilInForegroundOf: device, unheard: unheard)
    if device.isInForeground { takeKeys() }
  }

  /// Also after somebody has stopped us without asking, and the shell has had the terminal since.
  mutating func takeKeys() {
    isAway = false
    device.take(farewell: "")
    input.startOver()
    var modes = device.modes
    // Keys one by one, and unseen; Ctrl-C and ^Z stay signals, and a line feed begins a line.
    modes.c_lflag &= ~tcflag_t(ICANON | ECHO)
    withUnsafeMutableBytes(of: &modes.c_cc) { characters in
      characters[Int(VMIN)] = 1
      characters[Int(VTIME)] = 0
    }
    tcsetattr(device.outputDescriptor, TCSANOW, &modes)
  }

  /// Writes behind what stands there, or on a line of its own. Nothing is sent before `flush()`.
  public mutating func write(_ text: SafeText, beginsLine: Bool, endsLine: Bool) {
    if beginsLine { endLine() }
    unwritten += (showsOnlyASCII ? text.foldedToASCII : text).string.utf8
    isInLine = true
    if endsLine { endLine() }
  }

  /// Whoever comes next begins on a line of its own.
  private mutating func finish() {
    endLine()
    flush()
    _ = outbox.finish(patience: .milliseconds(60))
  }

  private mutating func endLine() {
    if isInLine { unwritten.append(UInt8(ascii: "\n")) }
    isInLine = false
  }

  /// Sends what has been written as soon as the terminal takes it. One that takes nothing more is gone.
  public mutating func flush() {
    if leavesOut, outbox.add("\n\(lossNote)\n".utf8) {
      leavesOut = false
    }
    if !outbox.add(unwritten) { leavesOut = true }
    unwritten.removeAll(keepingCapacity: true)
    outbox.send()
  }
}
