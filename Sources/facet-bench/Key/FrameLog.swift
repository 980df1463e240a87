import Drawing
import Pages

/// The frames of a run with their figures, as the program itself measures them for the inspector.
final class FrameLog: FrameWatcher {
  private(set) var frames: [(frame: Canvas, facts: FrameFacts)] = []

  func note(_ frame: Canvas, _ facts: FrameFacts) {
    frames.append((frame, facts))
  }

  /// The answers to keys, without the first frame and those that change nothing.
  var answers: [KeyAnswer] {
    zip(frames, frames.dropFirst()).compactMap { old, new in
      guard new.facts.bytes > 0, old.frame.size == new.frame.size else { return nil }
      return KeyAnswer(new.facts, FrameNeed(from: old.frame, to: new.frame))
    }
  }
}
