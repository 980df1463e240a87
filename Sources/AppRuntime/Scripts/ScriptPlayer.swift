import AppCore
import Input
import Wording

/// A script in a real terminal: its keys come as if somebody pressed them, its waits take as long as they say.
struct ScriptPlayer {
  private var steps: ArraySlice<KeyScript.Step>
  /// Before then nothing more happens.
  private var resumption = 0

  init(_ script: KeyScript?) {
    steps = (script?.steps ?? [])[...]
  }

  enum Deed {
    case event(Event)
    case save(path: String)
  }

  /// When it wants to go on; `nil` when it is over.
  var deadline: Int? { steps.isEmpty ? nil : resumption }

  /// What is due, one after the other.
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
