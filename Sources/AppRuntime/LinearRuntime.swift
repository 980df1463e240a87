import AppCore
import Drawing
import Glibc
import Reporting
import Sessions
import Terminal
import Text
import Wording

/// Announces an app line by line on a terminal without a screen. It waits, reads the input and writes lines; a driver
/// does the rest.
///
/// Nothing moves by itself. The clock is needed only for logging and for prefetching.
package struct LinearRuntime: ~Copyable {
  private var terminal: LineTerminal
  private let usesASCII: Bool
  private let start = Moment.now
  /// The complaint that is left for the end: the recording or the log is not complete.
  package private(set) var lastComplaint: SafeText?
  private var opener = Opener()

  package init(usesASCII: Bool, words: Words) throws(TerminalError) {
    terminal = try LineTerminal(lossNote: words.linesAreMissing)
    self.usesASCII = usesASCII
  }

  /// The size by which pages are scrolled; 80 by 24 if the terminal does not know its size.
  package var size: Size { terminal.size ?? Size(80, 24) }

  /// Reads the app aloud until it ends; returns the exit status.
  package mutating func run(
    _ app: App, on source: Source, recorder: Recorder? = nil, log: EventLog? = nil
  ) throws(Failure) -> Int32 {
    var driver = Driver(app, on: source, recorder: recorder, log: log, watchesFiles: true)
    driver.announce(Announcer.greeting(app), on: &self)
    driver.begin(on: &self)
    while true {
      if let ending = driver.ending {
        terminal.close()
        lastComplaint = driver.finish()
        return try ending.status()
      }
      let waking = driver.wait(on: self)
      // The result is for screens: here each event is announced as it is taken.
      _ = driver.turn(on: &self, after: waking)
    }
  }
}

extension LinearRuntime: LiveHost {
  /// Milliseconds since the app began.
  package var now: Int { (Moment.now - start).milliseconds }

  package var deadline: Int? { nil }

  package var isAway: Bool { terminal.isAway }

  package var waits: [pollfd] { terminal.waits }

  package var millisecondsLeft: Int? { terminal.millisecondsLeft }

  package mutating func nextInput(for app: App) -> Event? {
    terminal.nextEvent().map { Event($0, in: app.words) }
  }

  package mutating func say(_ announcements: [Announcement]) {
    for saying in announcements {
      let text = usesASCII ? saying.text.foldedToASCII : saying.text
      terminal.write(text, beginsLine: saying.beginsLine, endsLine: saying.endsLine)
    }
    terminal.flush()
  }

  /// Announces the complaint at once, whatever the app is doing.
  package mutating func complain(_ reason: SafeText) -> Event? {
    terminal.write(reason, beginsLine: true, endsLine: true)
    terminal.flush()
    return nil
  }

  package mutating func suspend() -> Resumption? {
    terminal.suspend()
    return Resumption(size: size, isAway: terminal.isAway)
  }

  /// Does nothing: no mouse points at lines.
  package mutating func toggleMouse() -> Bool? { nil }

  /// Only an escape sequence reaches a terminal's clipboard, and none are sent here.
  package mutating func copy(_ text: SafeText) -> Bool { false }

  package mutating func openOutside(_ address: String) -> Bool { opener.open(address) }

  /// Does nothing: the app asks for no editor without a screen.
  package mutating func edit(_ file: EditedFile, line: Int, column: Int) -> EditorEnding { .done(wasCopy: false) }
}
