import Drawing
import Text

/// The app without a terminal: a script is its person, its source is its world, and its clock goes as it is told.
struct ScriptedRun {
  private(set) var app: App
  private(set) var source: Source
  private var now = 0
  private(set) var hasEnded = false
  /// What has been said, where pages are read and not looked at.
  private(set) var transcript: Transcript?

  init(_ app: App, on source: Source) {
    self.app = app
    self.source = source
    guard app.readsLines else { return }
    transcript = Transcript(usesASCII: app.theme.icons.usesASCII)
    transcript?.say(Announcer.greeting(app))
  }

  /// Plays a script until its end, or until the app wants to end.
  mutating func play(_ script: KeyScript) throws(Failure) {
    receive(.clock(now))
    for step in script.steps where !hasEnded {
      switch step {
      case .event(let event): receive(Event(event))
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
    while !hasEnded, case let answers = source.wait(), !answers.isEmpty {
      answers.forEach { take($0) }
      finishWork()
    }
  }

  private mutating func finishWork() {
    while app.isAtWork, app.deadline == now { take(.clock(now)) }
  }

  private mutating func take(_ event: Event) {
    let before = app
    let effects = app.update(event, answeredBy: &source)
    if transcript != nil { transcript?.say(Announcer(before: before, after: app).sayings(for: event)) }
    for effect in effects {
      switch effect {
      case .quit, .end, .giveUp: hasEnded = true
      case .suspend, .toggleMouse, .copy, .openOutside, .load, .prefetch, .cancel: break
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
