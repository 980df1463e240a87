import Pages
import Prism
import Text
import ViewTree
import Wording

/// The costs of the page and its last frame, in lines.
package struct FrameReport {
  let page: PageSession
  let history: FrameHistory

  package init(page: PageSession, history: FrameHistory) {
    self.page = page
    self.history = history
  }

  private static let numberColumns = 10

  private var words: Words { page.page.words }

  package var rows: [InspectorRow] { counts + [.blank] + lastFrame }

  private var counts: [InspectorRow] {
    let viewport = page.viewport
    let drawn = viewport.placed.reduce(0) { $0 + $1.block.regions.count }
    return [
      .heading(words.facetsTitle),
      .fact(
        words.onThePage, Self.number(page.page.feed.facetCount).padded(to: Self.numberColumns, alignment: .trailing)),
      .fact(
        words.leftOutCount, Self.number(page.page.leftOutCount).padded(to: Self.numberColumns, alignment: .trailing)),
    ] + repeated + [
      .fact(
        words.laidOut, Self.number(viewport.layout.laidOutCount).padded(to: Self.numberColumns, alignment: .trailing)),
      .fact(words.drawn, Self.number(drawn).padded(to: Self.numberColumns, alignment: .trailing)),
    ]
  }

  /// The number of facets that further pages repeated.
  private var repeated: [InspectorRow] {
    let count = page.page.feed.repeatedFacetCount
    guard count > 0 else { return [] }
    return [.fact(words.repeated, Self.number(count).padded(to: Self.numberColumns, alignment: .trailing))]
  }

  private var lastFrame: [InspectorRow] {
    guard let last = history.last else {
      return [.heading(words.lastFrame), .words(words.onlyOnATerminal)]
    }
    let stages = FrameStage.allCases.map { stage in
      row(stage.name(in: words), Self.time(last[stage])) { $0[stage] }
    }
    return [
      .heading(words.lastFrame, Self.time(last.total)),
      row(words.cells, Self.number(last.cells), \.cells),
      row("bytes", Self.number(last.bytes), \.bytes),
      .blank, .heading(words.timePerStage, words.ofLastFrames(history.frames.count)),
    ] + stages
  }

  private func row(_ label: SafeText, _ value: SafeText, _ part: (FrameFacts) -> Int) -> InspectorRow {
    .fact(
      label,
      [
        Phrase(value.padded(to: Self.numberColumns, alignment: .trailing), .bodyText),
        Phrase(history.sparkline(part), .bodyText, .meaning(.text(.brand))),
      ])
  }

  private static func number(_ number: Int) -> SafeText { SafeText("\(number)") }

  /// Words a time: `480 µs`, `12.3 ms`.
  private static func time(_ microseconds: Int) -> SafeText {
    guard microseconds >= 1000 else { return "\(microseconds) µs" }
    let tenths = (microseconds + 50) / 100
    return "\(tenths / 10).\(tenths % 10) ms"
  }
}

/// The measurements of the last frames.
package struct FrameHistory {
  private(set) var frames: [FrameFacts] = []

  /// The most frames kept, which is the width of a sparkline.
  private static let most = 24
  private static let bars: [SafeText] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]

  package init() {}

  var last: FrameFacts? { frames.last }

  package mutating func add(_ frame: FrameFacts) {
    frames = frames.suffix(Self.most - 1) + [frame]
  }

  /// A sparkline with one bar for each frame, scaled to the largest value.
  func sparkline(_ value: (FrameFacts) -> Int) -> SafeText {
    let values = frames.map(value)
    let most = max(1, values.max() ?? 1)
    return values.map { Self.bars[$0 * (Self.bars.count - 1) / most] }.joined()
  }
}
