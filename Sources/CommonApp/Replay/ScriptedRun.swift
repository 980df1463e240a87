import Drawing
import Text
import Wording

/// The app without a terminal: a script is its person, its source is its world, and its clock goes as it is told.
struct ScriptedRun {
  private(set) var app: App
  private var noted: NotedSource
  private var now = 0
  private(set) var hasEnded = false
  /// What has been said, where pages are read and not looked at.
  private(set) var transcript: Transcript?

  var source: Source { noted.source }

  init(_ app: App, on source: Source, recorder: Recorder? = nil, log: EventLog? = nil) {
    self.app = app
    noted = NotedSource(source, recorder: recorder, log: log)
    guard app.readsLines else { return }
    transcript = Transcript(usesASCII: app.theme.icons.usesASCII)
    say(Announcer.greeting(app))
  }

  /// Plays a script until its end, or until the app wants to end.
  mutating func play(_ script: KeyScript) throws(Failure) {
    receive(.clock(now))
    noteFrame()
    defer { noted.finishWriting() }
    for step in script.steps where !hasEnded {
      switch step {
      case .event(let event):
        receive(Event(event, in: app.words))
        noteFrame()
      case .wait(let milliseconds): wait(until: now + milliseconds)
      case .save(let path): try FileWriter.write(transcript?.lines.map(\.string) ?? app.frame().textRows, to: path)
      }
    }
  }

  /// A script waits for everything that takes long.
  private mutating func receive(_ event: Event) {
    take(event)
    finishWork()
    // A server is waited for: the frame must not depend on how fast it is.
    while !hasEnded, case let answers = noted.wait(), !answers.isEmpty {
      answers.forEach { take($0) }
      finishWork()
    }
  }

  private mutating func finishWork() {
    while app.isAtWork, app.deadline == now { take(.clock(now)) }
  }

  private mutating func take(_ event: Event) {
    let before = app
    let effects = app.update(event, answeredBy: &noted)
    if transcript != nil { say(Announcer(before: before, after: app).sayings(for: event)) }
    for effect in effects {
      switch effect {
      case .quit, .end, .giveUp: hasEnded = true
      case .suspend, .toggleMouse, .copy, .openOutside, .load, .prefetch, .cancel, .become, .log: break
      }
    }
  }

  /// Everything that moves on its way moves at its time.
  private mutating func wait(until end: Int) {
    // What has begun since the clock was last looked at has begun now.
    if app.deadline == now { receive(.clock(now)) }
    while let deadline = app.deadline, deadline <= end, deadline > now {
      now = deadline
      receive(.clock(now))
      noteFrame()
    }
    now = end
    receive(.clock(now))
    noteFrame()
  }

  /// What somebody would see now.
  private mutating func noteFrame() {
    if transcript == nil, noted.recorder != nil { noted.note(app.frame()) }
  }

  private mutating func say(_ sayings: [Saying]) {
    transcript?.say(sayings)
    noted.note(sayings)
  }

  /// Why not all of it has been recorded, or logged.
  var fault: Message? { noted.fault }
}
