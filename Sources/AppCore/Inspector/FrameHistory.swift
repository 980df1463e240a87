import Pages
import Text

/// The measurements of the last frames.
struct FrameHistory {
  private(set) var frames: [FrameFacts] = []

  /// The most frames kept, which is the width of a sparkline.
  private static let most = 24
  private static let bars: [SafeText] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

  var last: FrameFacts? { frames.last }

  mutating func add(_ frame: FrameFacts) {
    frames = frames.suffix(Self.most - 1) + [frame]
  }

  /// A sparkline with one bar for each frame, scaled to the largest value.
  func sparkline(_ value: (FrameFacts) -> Int) -> SafeText {
    let values = frames.map(value)
    let most = max(1, values.max() ?? 1)
    return values.map { Self.bars[$0 * (Self.bars.count - 1) / most] }.joined()
  }
}
