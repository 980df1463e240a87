import Branding
import Components
import Drawing
import Prism
import Text
import ViewTree
import Wording

/// A screen that no feed describes: the brand's own views, with steps to choose from.
package struct BrandScreen {
  let occasion: BrandOccasion
  package let wording: Words
  package private(set) var theme: Theme
  package private(set) var size: Size
  private var views: [BrandedView]
  /// The address of the website, if the words of the screen name it.
  package private(set) var address: SafeText?
  /// The number of the step that Enter takes.
  package private(set) var chosen = 0
  /// The number of rows scrolled above the top of the screen.
  private var top = 0

  package init(_ occasion: BrandOccasion, brand: Brand, theme: Theme, words: Words, size: Size) {
    wording = words
    self.occasion = occasion
    self.theme = theme
    self.size = size
    views = occasion.views(of: brand, in: wording)
    address = occasion.address(of: brand)
    reveal()
  }

  package var title: SafeText { occasion.title(in: wording) }
  package var steps: [LabelledAction] { views.flatMap(\.actions) }
  package var chosenStep: LabelledAction? { steps.indices.contains(chosen) ? steps[chosen] : nil }
  package var words: [Speech] { views.map(\.view.speech) }

  package mutating func apply(_ brand: Brand, _ theme: Theme) {
    self.theme = theme
    views = occasion.views(of: brand, in: wording)
    address = occasion.address(of: brand)
    choose(chosen)
  }

  package mutating func resize(to size: Size) {
    self.size = size
    reveal()
  }

  package mutating func choose(_ step: Int) {
    chosen = min(max(0, step), max(0, steps.count - 1))
    reveal()
  }

  /// Takes the chosen step and the scroll position of the same screen in another look.
  package mutating func keepUp(with other: BrandScreen) {
    choose(other.chosen)
    guard other.most > 0 else { return }
    let revealed = top
    top = other.top * most / other.most
    if other.chosenIsInSight && !chosenIsInSight { top = revealed }
  }

  private var chosenIsInSight: Bool { places.contains { $0.step == chosen && isInSight($0.rect) } }

  /// The number of rows by which the screen can be scrolled.
  private var most: Int { max(0, height - size.height) }

  /// Moves to the step before or after. Past the first and the last step it scrolls, because there may be words to
  /// read.
  package mutating func step(by count: Int) {
    if steps.indices.contains(chosen + count) { choose(chosen + count) } else { scroll(by: count) }
  }

  package mutating func scroll(by rows: Int) {
    top = min(max(0, top + rows), most)
    if let place = places.first(where: { $0.step == chosen }), isInSight(place.rect) { return }
    chosen = places.first { isInSight($0.rect) }?.step ?? chosen
  }

  /// Chooses the step under a cell; returns whether it was chosen already.
  package mutating func focus(x: Int, y: Int) -> Bool {
    guard let place = places.first(where: { $0.rect.contains(x: x, y: y) }) else { return false }
    defer { choose(place.step) }
    return chosen == place.step
  }

  package func isInSight(_ rect: Rect) -> Bool { rect.y >= 0 && rect.y < size.height }

  /// Scrolls by as few rows as bring the chosen step into view.
  private mutating func reveal() {
    top = min(max(0, top), most)
    guard let rect = places.first(where: { $0.step == chosen })?.rect else { return }
    top += min(rect.y, max(0, rect.maxY + 1 - size.height))
    top = min(max(0, top), most)
  }

  /// The steps with their places on the screen.
  package var places: [(step: Int, rect: Rect)] {
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

  package func draw(on canvas: inout Canvas, at area: Rect) {
    for (block, y) in blocks {
      block.draw(on: &canvas, x: area.x + margin, y: area.y + y, clip: area, theme: theme)
    }
    guard let place = places.first(where: { $0.step == chosen })?.rect else { return }
    // Without the edges, half of which show the background behind them.
    FocusMark(theme).draw(
      beside: place, title: place.inset(by: Edges(left: 1, right: 1)), on: &canvas, clip: area)
  }

  private var metrics: Metrics { Metrics(theme, words: wording) }
  private var margin: Int { metrics.margin(ofPage: size.width) }

  private var layouts: [Block] {
    let proposal = Proposal(width: size.width - 2 * margin, metrics: metrics)
    return views.map { $0.view.layout(in: proposal) }
  }

  private var height: Int { Self.height(of: layouts) }

  /// The height of all blocks, with an empty row between two of them.
  private static func height(of blocks: [Block]) -> Int {
    blocks.reduce(max(0, blocks.count - 1)) { $0 + $1.height }
  }

  /// The blocks with their rows on the screen, centred vertically if all of them fit.
  private var blocks: [(block: Block, y: Int)] {
    let blocks = layouts
    var y = max(0, (size.height - Self.height(of: blocks)) / 2) - top
    return blocks.map { block in
      defer { y += block.height + 1 }
      return (block: block, y: y)
    }
  }
}
