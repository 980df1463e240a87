import Drawing
import Text

/// The app without a terminal: a script is its person, saved responses are its world, and its clock goes as it is told.
struct ScriptedRun {
  private(set) var app: App
  private var source: ReplaySource
  private var now = 0
  private(set) var hasEnded = false

  init(_ app: App, on source: ReplaySource) {
    self.app = app
    self.source = source
  }

  /// Plays a script until its end, or until the app wants to end.
  mutating func play(_ script: KeyScript) throws(Failure) {
    receive(.clock(now))
    for step in script.steps where !hasEnded {
      switch step {
      case .event(let event): receive(Event(event))
      case .wait(let milliseconds): wait(until: now + milliseconds)
      case .save(let path): try FileWriter.write(app.frame().textRows, to: path)
      }
    }
  }

  private mutating func receive(_ event: Event) {
    for effect in app.update(event, answeredBy: &source) {
      switch effect {
      case .quit, .end: hasEnded = true
      case .suspend, .toggleMouse, .copy, .openOutside, .load: break
      }
    }
  }

  /// Everything that moves on its way moves at its time.
  private mutating func wait(until end: Int) {
    while let deadline = app.deadline, deadline <= end, deadline > now {
      now = deadline
      receive(.clock(now))
    }
    now = end
    receive(.clock(now))
  }
}
