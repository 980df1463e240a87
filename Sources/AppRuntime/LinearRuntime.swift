import AppCore
import Drawing
import Glibc
import Reporting
import Sessions
import Terminal
import Text
import Wording

/// The edge where there is no screen: what is new is said, line after line. Nothing moves by itself: besides the person
/// there is only the clock to wait for, where what somebody stays with is to be logged or asked for ahead.
package struct LinearRuntime: ~Copyable {
  private var terminal: LineTerminal
  private let usesASCII: Bool
  private var files = OpenFiles()
  private let start = Moment.now
  /// What the user has to hear at the end: something has not been written.
  package private(set) var lastComplaint: SafeText?

  package init(usesASCII: Bool, words: Words) throws(TerminalError) {
    terminal = try LineTerminal(lossNote: words.linesAreMissing)
    self.usesASCII = usesASCII
  }

  /// What a page up or down is counted by; terminals that do not know are taken for the usual one.
  package var size: Size { terminal.size ?? Size(80, 24) }

  /// Reads to somebody until the app wants to end; the result is the status to end with.
  package mutating func run(_ app: App, on source: Source, recorder: Recorder? = nil, log: EventLog? = nil) -> Int32 {
    var app = app
    var source = RecordingSource(source, recorder: recorder, log: log)
    say(Announcer.greeting(app), &source, app.words)
    _ = files.events(from: source.source)
    hear(.clock(now), &app, &source)
    while true {
      waitForSomething(until: deadline(of: app), source)
      source.setClock(now)
      source.writeOn()
      if let complaint = source.complaint(in: app.words) {
        terminal.write(complaint, beginsLine: true, endsLine: true)
        terminal.flush()
      }
      if deadline(of: app) != nil { hear(.clock(now), &app, &source) }
      for event in files.events(from: source.source) + source.events() { hear(event, &app, &source) }
      while let input = terminal.nextEvent() {
        let before = app
        let event = Event(input, in: app.words)
        let effects = app.update(event, answeredBy: &source)
        say(Announcer(before: before, after: app).sayings(for: event), &source, app.words)
        for effect in effects {
          if let status = perform(effect, &app, &source) {
            terminal.close()
            source.finishWriting()
            lastComplaint = source.complaint(in: app.words)
            return status
          }
        }
      }
    }
  }

  private mutating func hear(_ event: Event, _ app: inout App, _ source: inout RecordingSource) {
    let before = app
    _ = app.update(event, answeredBy: &source)
    say(Announcer(before: before, after: app).sayings(for: event), &source, app.words)
  }

  /// Milliseconds since this began.
  private var now: Int { (Moment.now - start).milliseconds }

  /// When the clock is wanted. While somebody else has the terminal nobody hears anything.
  private func deadline(of app: App) -> Int? { terminal.isAway ? nil : app.deadline }

  /// A status when it is time to go.
  private mutating func perform(_ effect: Effect, _ app: inout App, _ source: inout RecordingSource) -> Int32? {
    switch effect {
    case .quit: return ExitStatus.success.rawValue
    case .end(let signal): return 128 + signal.number
    case .suspend:
      terminal.suspend()
      _ = app.update(.resize(size), answeredBy: &source)
      // The shell has written since.
      if !terminal.isAway { say(Announcer.whereabouts(app), &source, app.words) }
    case .openOutside(let address):
      guard !Opener.open(source.unmasked(address)) else { break }
      hear(.failed(reason: app.words.nothingOpensLinks(SafeText(address))), &app, &source)
    case .toggleMouse, .copy, .load, .prefetch, .cancel, .become, .log, .giveUp: break
    }
    return nil
  }

  private mutating func say(_ sayings: [Saying], _ source: inout RecordingSource, _ words: Words) {
    source.note(sayings)
    if let complaint = source.complaint(in: words) { terminal.write(complaint, beginsLine: true, endsLine: true) }
    for saying in sayings {
      let text = usesASCII ? saying.text.foldedToASCII : saying.text
      terminal.write(text, beginsLine: saying.beginsLine, endsLine: saying.endsLine)
    }
    terminal.flush()
  }

  /// Nothing to do, no wake-up.
  private func waitForSomething(until deadline: Int?, _ noted: RecordingSource) {
    let source = noted.source
    var waits = terminal.waits + files.descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    waits += source.descriptors + noted.writes
    let timeout = [
      deadline.map { max(0, $0 - now) }, source.millisecondsLeft, noted.writingMilliseconds, terminal.millisecondsLeft,
    ]
    .compactMap(\.self).min()
    _ = poll(&waits, nfds_t(waits.count), Int32(clamping: timeout ?? -1))
  }
}
