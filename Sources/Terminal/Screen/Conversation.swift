import Glibc
import Input
import Text

/// The exchange with the terminal besides frames: the reports that it has to send, and questions to it.
///
/// ncurses does not know these sequences, so they bypass it. They are sent only while ncurses holds no output back:
/// after a frame, or before the terminal is given back.
struct Conversation {
  /// The bytes that are not yet taken for sending.
  private var words: [UInt8] = []
  private let settings: ScreenSettings
  /// Whether the terminal understands the sequences. Other terminals would show them as text.
  private let isUnderstood: Bool
  private(set) var hasModes = false
  private(set) var hearsMouse: Bool
  /// The number of times that the last question was asked.
  private(set) var lastQuestions = 0
  /// The time at which waiting for the answer to the last question ends.
  private var patienceEnds: Moment?
  /// The same for the question that tmux hands on, and which it does not say whether it has.
  private var passagePatienceEnds: Moment?
  private var passageRetries = PassageRetries()
  /// Whether the number of colours of sixels has been asked for.
  private(set) var hasAskedForColors = false
  private var mouseMoved: Moment?
  /// Whether the terminal has answered that it supports synchronized output.
  private var isSynchronized = false

  private static let reports = "\u{1B}[?1004;2004h"
  private static let noReports = "\u{1B}[?1004;2004l"
  // Presses, moves while a button is held, and all reports in decimal numbers.
  private static let mouse = "\u{1B}[?1000;1002;1006h"
  private static let noMouse = "\u{1B}[?1000;1002;1006l"
  private static let frameBegins = "\u{1B}[?2026h"
  private static let frameEnds = "\u{1B}[?2026l"
  /// The longest wait for an answer. Connections halfway around the world answer within this time.
  private static let patience = Duration.milliseconds(1000)
  /// The longest wait for an answer that may not come at all.
  private static let passagePatience = Duration.milliseconds(100)
  /// The same while a wheel turns, shorter because the user is leaving.
  private static let leavingPatience = Duration.milliseconds(300)
  /// The time after which a wheel that has not moved has stopped.
  private static let wheelTime = Duration.milliseconds(300)

  init(settings: ScreenSettings) {
    self.settings = settings
    hearsMouse = settings.hearsMouse
    isUnderstood = EntryAbilities.takesControlSequences
  }

  /// Asks for reports and sends the questions. It is called after a frame, so that the first frame is not delayed.
  mutating func begin() {
    guard isUnderstood, !hasModes else { return }
    hasModes = true
    say(Self.reports + (hearsMouse ? Self.mouse : ""))
    ask()
  }

  /// Sends the questions, once because the answers do not change.
  private mutating func ask() {
    guard settings.asks, lastQuestions == 0 else { return }
    words += settings.questions.dropLast().flatMap { $0.bytes(inTmux: settings.isInTmux) }
    if settings.isInTmux, settings.pictures != nil { passagePatienceEnds = .now + Self.passagePatience }
    expectPassage()
    say(lastQuestion())
  }

  /// Counts on the terminal around tmux: it is asked again, in case that tmux had none so far.
  mutating func expectPassage() {
    guard hasModes, settings.asks, settings.isInTmux, settings.pictures == .best else { return }
    passageRetries.begin()
  }

  /// Asks the terminal around tmux again, if it is time to and it has not answered. Returns whether it did.
  mutating func askAgain(_ pictures: PictureFacts) -> Bool {
    if pictures.takesGraphics { passageRetries.end() }
    guard hasModes, passageRetries.take() else { return false }
    words += Question.graphics.bytes(inTmux: true)
    passagePatienceEnds = .now + Self.passagePatience
    return true
  }

  /// The milliseconds until a question may have to be asked again.
  var millisecondsLeft: Int? {
    guard hasModes else { return nil }
    return passageRetries.next.map { max(0, Int(Moment.now.duration(to: $0) / .milliseconds(1)) + 1) }
  }

  /// Asks how many colours sixels can have, once.
  mutating func askForColorRegisters() {
    guard hasModes, !hasAskedForColors else { return }
    hasAskedForColors = true
    say(Question.colorRegisters + lastQuestion())
  }

  private mutating func lastQuestion(_ patience: Duration = Self.patience) -> String {
    lastQuestions += 1
    patienceEnds = .now + patience
    return Question.attributes.words
  }

  mutating func hear(_ event: InputEvent) {
    switch event {
    case .answer(.synchronizedOutput(let isKnown)): isSynchronized = isKnown && settings.synchronizes
    case .mouse: mouseMoved = .now
    default: break
    }
  }

  /// Ends the reports before the terminal is given back. `answers` is the number of answers to the last question.
  mutating func end(answers: Int, hasCutFrame: Bool = false) {
    if hasCutFrame, isSynchronized { say(Self.frameEnds) }
    guard hasModes else { return }
    hasModes = false
    // A turning wheel sends reports until the terminal has read this. The answer to another question shows when they
    // end.
    let isTurning = answers > 0 && mouseMoved.map { $0.duration(to: .now) < Self.wheelTime } == true
    say(Self.noMouse + Self.noReports + (isTurning ? lastQuestion(Self.leavingPatience) : ""))
  }

  mutating func hearMouse(_ hears: Bool) {
    guard hears != hearsMouse else { return }
    hearsMouse = hears
    if hasModes { say(hears ? Self.mouse : Self.noMouse) }
  }

  /// Copies text to the terminal's clipboard with OSC 52. Terminals that do not allow it give no answer, and many of
  /// them refuse texts beyond `longestCopy`.
  mutating func copy(_ text: SafeText) -> Bool {
    guard isUnderstood else { return false }
    var bytes = text.string.utf8.prefix(Self.longestCopy)
    // The text must not end within a character.
    while bytes.endIndex < text.string.utf8.endIndex, text.string.utf8[bytes.endIndex] & 0xC0 == 0x80 {
      bytes.removeLast()
    }
    say("\u{1B}]52;c;" + Base64.encode(bytes) + "\u{1B}\\")
    return true
  }

  private static let longestCopy = 74_000

  /// Returns a frame in the form that the terminal shows at once.
  func frame(_ bytes: [UInt8]) -> [UInt8] {
    guard isSynchronized, !bytes.isEmpty else { return bytes }
    return Array(Self.frameBegins.utf8) + bytes + Array(Self.frameEnds.utf8)
  }

  /// Returns how long to wait for the missing answers.
  func timeForAnswers(after answers: Int, _ pictures: PictureFacts) -> Duration {
    let ends = answers < lastQuestions ? patienceEnds : pictures.takesGraphics ? nil : passagePatienceEnds
    return ends.map { max(.zero, Moment.now.duration(to: $0)) } ?? .zero
  }

  private mutating func say(_ more: String) {
    words += more.utf8
  }

  /// Returns the bytes to send now.
  mutating func takeWords() -> [UInt8] {
    defer { words.removeAll(keepingCapacity: true) }
    return words
  }
}
