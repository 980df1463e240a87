import AppCore
import Drawing
import Input
import Reporting
import Sessions
import Text
import Wording

/// Runs the app without a terminal: a script gives the input, and the clock moves with the script.
package struct ScriptedRun: ~Copyable {
  private var driver: Driver
  private var host = ScriptHost()
  private var now = 0

  package init(
    _ app: App, on source: Source, recorder: Recorder? = nil, log: EventLog? = nil, pictures: PictureLoader? = nil
  ) {
    driver = Driver(app, on: source, recorder: recorder, log: log, pictures: pictures, watchesFiles: false)
    guard app.options.readsLines else { return }
    host.transcript = Transcript(usesASCII: app.screen.theme.icons.usesASCII)
    driver.announce(Announcer.greeting(app), on: &host)
  }

  package var app: App { driver.app }

  package var source: Source { driver.source.source }

  /// The lines announced, in the linear mode.
  package var transcript: Transcript? { host.transcript }

  /// The reason the recording or the log is not complete.
  package var fault: Message? { driver.source.fault }

  /// Plays a script to its end, or until the app ends.
  package mutating func play(_ script: KeyScript) throws(Failure) {
    receive(.clock(now))
    defer { driver.source.finishWriting() }
    for step in script.steps where driver.ending == nil {
      switch step {
      case .event(let event): receive(Event(event, in: app.words))
      case .wait(let milliseconds): wait(until: now + milliseconds)
      case .save(let path): try FileWriter.write(transcript?.lines.map(\.string) ?? app.frame().textRows, to: path)
      }
    }
  }

  /// Sends an event, waits for everything that follows from it, and records the frame.
  private mutating func receive(_ event: Event) {
    driver.takeAll(event, at: now, on: &host)
    noteFrame()
  }

  /// Moves the clock to `end`, stopping at every deadline of the app.
  private mutating func wait(until end: Int) {
    // Events since the last clock event happen at the current time, and make no frame of their own.
    if app.deadline == now { driver.takeAll(.clock(now), at: now, on: &host) }
    while let deadline = app.deadline, deadline <= end, deadline > now {
      now = deadline
      receive(.clock(now))
    }
    now = end
    receive(.clock(now))
  }

  private mutating func noteFrame() {
    if transcript == nil, driver.source.recorder != nil { driver.source.note(app.frame()) }
  }
}
