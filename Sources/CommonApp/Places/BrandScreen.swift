import Components
import Drawing
import Prism
import Text
import ViewTree

/// A screen that no feed describes: the brand's own views, and what can be done there.
struct BrandScreen {
  let occasion: BrandOccasion
  private(set) var theme: Theme
  var size: Size
  private var views: [BrandedView]
  /// The number of the step that Enter takes.
  var chosen = 0

  init(_ occasion: BrandOccasion, brand: Brand, theme: Theme, size: Size) {
    self.occasion = occasion
    self.theme = theme
    self.size = size
    views = occasion.views(of: brand)
  }

  var title: SafeText { occasion.title }
  var steps: [LabelledAction] { views.flatMap(\.actions) }
  var chosenStep: LabelledAction? { steps.indices.contains(chosen) ? steps[chosen] : nil }
  var words: [Speech] { views.map(\.view.speech) }

  mutating func wear(_ brand: Brand, _ theme: Theme) {
    self.theme = theme
    views = occasion.views(of: brand)
    step(by: 0)
  }

  mutating func step(by count: Int) {
    chosen = min(max(0, chosen + count), max(0, steps.count - 1))
  }

  /// Chooses the step under a cell; returns whether it was chosen already.
  mutating func focus(x: Int, y: Int) -> Bool {
    guard let place = places.first(where: { $0.rect.contains(x: x, y: y) }) else { return false }
    defer { chosen = place.step }
    return chosen == place.step
  }

  /// The steps that can be seen, where they are on the screen.
  var places: [(step: Int, rect: Rect)] {
    var places: [(step: Int, rect: Rect)] = []
    var first = 0
    for (view, (block, y)) in zip(views, blocks) {
      for region in block.regions {
        let rect = Rect(
          x: margin + region.rect.x, y: y + region.rect.y, width: region.rect.width, height: region.rect.height)
        places.append((step: first + region.facet, rect: rect))
      }
      first += view.actions.count
    }
    return places
  }

  func draw(on canvas: inout Canvas, at area: Rect) {
    for (block, y) in blocks {
      block.draw(on: &canvas, x: area.x + margin, y: area.y + y, clip: area, theme: theme)
    }
    guard let place = places.first(where: { $0.step == chosen })?.rect else { return }
    // Without its edges, which are half of the ground behind them.
    FocusMark(theme).draw(
      beside: place, title: place.inset(by: Edges(left: 1, right: 1)), on: &canvas, clip: area)
  }

  private var metrics: Metrics { Metrics(theme) }
  private var margin: Int { metrics.margin(ofPage: size.width) }

  /// In the middle of the screen; where that is too low for all of it, so that the chosen step can be seen.
  private var blocks: [(block: Block, y: Int)] {
    let proposal = Proposal(width: size.width - 2 * margin, metrics: metrics)
    let blocks = views.map { $0.view.layout(in: proposal) }
    let height = blocks.reduce(max(0, blocks.count - 1)) { $0 + $1.height }
    var y = max(0, (size.height - height) / 2)
    if height > size.height { y = -overlap(blocks) }
    return blocks.map { block in
      defer { y += block.height + 1 }
      return (block: block, y: y)
    }
  }

  /// The rows that have to be above the screen.
  private func overlap(_ blocks: [Block]) -> Int {
    var top = 0
    var first = 0
    for (view, block) in zip(views, blocks) {
      if let region = block.regions.first(where: { first + $0.facet == chosen }) {
        return max(0, top + region.rect.maxY + 1 - size.height)
      }
      first += view.actions.count
      top += block.height + 1
    }
    return 0
  }
}
