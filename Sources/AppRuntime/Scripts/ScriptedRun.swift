import AppCore
import Drawing
import Input
import Reporting
import Sessions
import Text
import Wording

/// Runs the app without a terminal: a script gives the input, and the clock moves with the script.
package struct ScriptedRun {
  package private(set) var app: App
  private var noted: RecordingSource
  private var now = 0
  private(set) var hasEnded = false
  /// The lines announced, in the linear mode.
  package private(set) var transcript: Transcript?

  package var source: Source { noted.source }

  package init(_ app: App, on source: Source, recorder: Recorder? = nil, log: EventLog? = nil) {
    self.app = app
    noted = RecordingSource(source, recorder: recorder, log: log)
    guard app.readsLines else { return }
    transcript = Transcript(usesASCII: app.theme.icons.usesASCII)
    say(Announcer.greeting(app))
  }

  /// Plays a script to its end, or until the app ends.
  package mutating func play(_ script: KeyScript) throws(Failure) {
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

  /// Sends an event and waits for everything that it starts.
  private mutating func receive(_ event: Event) {
    take(event)
    finishWork()
    // The run waits for servers, so that frames do not depend on their speed.
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

  /// Moves the clock to `end`, stopping at every deadline of the app.
  private mutating func wait(until end: Int) {
    // Events since the last clock event happen at the current time.
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

  /// Records the frame.
  private mutating func noteFrame() {
    if transcript == nil, noted.recorder != nil { noted.note(app.frame()) }
  }

  private mutating func say(_ sayings: [Saying]) {
    transcript?.say(sayings)
    noted.note(sayings)
  }

  /// The reason the recording or the log is not complete.
  package var fault: Message? { noted.fault }
}
