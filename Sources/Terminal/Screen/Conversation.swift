import Glibc
import Input
import Text

/// What is said to the terminal besides the picture: which reports it is to send, and questions.
///
/// ncurses knows nothing of it. So it goes past it, and only while ncurses holds nothing back: after a frame, or before
/// the terminal is given back.
struct Conversation {
  /// What has not been handed over to be sent.
  private var words: [UInt8] = []
  private let settings: ScreenSettings
  /// Other terminals would show what is said here.
  private let isUnderstood: Bool
  private(set) var hasModes = false
  private(set) var hearsMouse: Bool
  /// How often the last question was asked, and when.
  private(set) var lastQuestions = 0
  /// When there is no more use in waiting for the answer to the last question.
  private var patienceEnds: Moment?
  private var mouseMoved: Moment?
  /// The terminal has said that it can show frames as wholes.
  private var isSynchronized = false

  private static let reports = "\u{1B}[?1004;2004h"
  private static let noReports = "\u{1B}[?1004;2004l"
  // Presses, what happens until the button is let go, and all of it in decimal numbers.
  private static let mouse = "\u{1B}[?1000;1002;1006h"
  private static let noMouse = "\u{1B}[?1000;1002;1006l"
  private static let frameBegins = "\u{1B}[?2026h"
  private static let frameEnds = "\u{1B}[?2026l"
  /// An answer that takes longer will not come. Lines through half the world answer within this time.
  private static let patience = Duration.milliseconds(1000)
  /// The same of the question behind a wheel that turns: who leaves wants to be gone.
  private static let leavingPatience = Duration.milliseconds(300)
  /// A wheel that has not moved for so long has stopped.
  private static let wheelTime = Duration.milliseconds(300)

  init(settings: ScreenSettings) {
    self.settings = settings
    hearsMouse = settings.hearsMouse
    isUnderstood = EntryAbilities.takesControlSequences
  }

  /// After a frame: until then nobody has waited for anything.
  mutating func begin() {
    guard isUnderstood, !hasModes else { return }
    hasModes = true
    say(Self.reports + (hearsMouse ? Self.mouse : "") + questions())
  }

  /// Only once: what a terminal is does not change.
  private mutating func questions() -> String {
    guard settings.asks, lastQuestions == 0 else { return "" }
    return settings.questions.dropLast().map(\.words).joined() + lastQuestion()
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

  /// Before the terminal is given back; `answers` is how often the last question has been answered.
  mutating func end(answers: Int, hasCutFrame: Bool = false) {
    if hasCutFrame, isSynchronized { say(Self.frameEnds) }
    guard hasModes else { return }
    hasModes = false
    // A wheel that is still turning sends until the terminal has read this; the answer says when.
    let isTurning = answers > 0 && mouseMoved.map { $0.duration(to: .now) < Self.wheelTime } == true
    say(Self.noMouse + Self.noReports + (isTurning ? lastQuestion(Self.leavingPatience) : ""))
  }

  mutating func hearMouse(_ hears: Bool) {
    guard hears != hearsMouse else { return }
    hearsMouse = hears
    if hasModes { say(hears ? Self.mouse : Self.noMouse) }
  }

  /// For the terminal's clipboard, by OSC 52. Terminals that do not want that say nothing; longer texts than this many
  /// of them refuse.
  mutating func copy(_ text: SafeText) -> Bool {
    guard isUnderstood else { return false }
    var bytes = text.string.utf8.prefix(Self.longestCopy)
    // Never part of a character.
    while bytes.endIndex < text.string.utf8.endIndex, text.string.utf8[bytes.endIndex] & 0xC0 == 0x80 {
      bytes.removeLast()
    }
    say("\u{1B}]52;c;" + Base64.encode(bytes) + "\u{1B}\\")
    return true
  }

  private static let longestCopy = 74_000

  /// A frame as the terminal can show it at once.
  func frame(_ bytes: [UInt8]) -> [UInt8] {
    guard isSynchronized, !bytes.isEmpty else { return bytes }
    return Array(Self.frameBegins.utf8) + bytes + Array(Self.frameEnds.utf8)
  }

  /// How long it is worth waiting for the rest of the answers.
  func timeForAnswers(after answers: Int) -> Duration {
    guard answers < lastQuestions, let patienceEnds else { return .zero }
    return max(.zero, Moment.now.duration(to: patienceEnds))
  }

  private mutating func say(_ more: String) {
    words += more.utf8
  }

  /// What is to be sent now.
  mutating func takeWords() -> [UInt8] {
    defer { words.removeAll(keepingCapacity: true) }
    return words
  }
}
