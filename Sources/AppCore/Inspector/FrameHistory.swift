import Pages
import Text

/// What the last frames took.
struct FrameHistory {
  private(set) var frames: [FrameFacts] = []

  /// As many as a sparkline shows.
  private static let most = 24
  private static let bars: [SafeText] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

  var last: FrameFacts? { frames.last }

  mutating func add(_ frame: FrameFacts) {
    frames = frames.suffix(Self.most - 1) + [frame]
  }

  /// One bar for each frame, the highest for the one that took most.
  func sparkline(_ value: (FrameFacts) -> Int) -> SafeText {
    let values = frames.map(value)
    let most = max(1, values.max() ?? 1)
    return values.map { Self.bars[$0 * (Self.bars.count - 1) / most] }.joined()
  }
}
