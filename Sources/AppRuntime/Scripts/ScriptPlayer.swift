import AppCore
import Input
import Wording

/// Plays a script in a real terminal: its keys come as if typed, and its waits take real time.
struct ScriptPlayer {
  private var steps: ArraySlice<KeyScript.Step>
  /// The time of the next step.
  private var resumption = 0

  init(_ script: KeyScript?) {
    steps = (script?.steps ?? [])[...]
  }

  enum Deed {
    case event(Event)
    case save(path: String)
  }

  /// The time of the next step; `nil` at the end.
  var deadline: Int? { steps.isEmpty ? nil : resumption }

  /// The next step that is due.
  mutating func next(now: Int, in words: Words) -> Deed? {
    guard now >= resumption, let step = steps.popFirst() else { return nil }
    switch step {
    case .event(let event): return .event(Event(event, in: words))
    case .save(let path): return .save(path: path)
    case .wait(let milliseconds):
      resumption = now + milliseconds
      return next(now: now, in: words)
    }
  }
}
