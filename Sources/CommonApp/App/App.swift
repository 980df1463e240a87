import Drawing
import FacetModel
import Prism
import ViewTree

/// The program as a value: events go in, effects and frames come out, and nothing else does.
public struct App {
  private let page: Page
  private var size: Size
  private(set) var viewport: Viewport
  /// What the next key is about; nothing before the first move.
  private(set) var focus: FocusTarget?
  /// `nil` where nothing is to move by itself.
  private var motion: Motion?

  public init(page: Page, size: Size, reducesMotion: Bool = false) {
    self.page = page
    self.size = size
    motion = reducesMotion ? nil : Motion()
    viewport = Viewport(layout: page.layout(width: size.width), height: Self.pageHeight(of: size))
    settle()
  }

  /// When the clock is wanted next, in the clock's own milliseconds; `nil` while nothing moves.
  public var deadline: Int? { motion?.deadline }

  public mutating func update(_ event: Event) -> [Effect] {
    defer { settle() }
    switch event {
    case .clock(let milliseconds):
      motion?.setClock(milliseconds)
      return []
    case .key(let key):
      guard let command = Keymap.command(for: key) else { return [] }
      return perform(command)
    case .resize(let size):
      self.size = size
      viewport.resize(width: size.width, height: Self.pageHeight(of: size))
      keepFocusInSight()
      return []
    case .signal(.suspend):
      return [.suspend]
    case .signal(.interrupt):
      return [.quit]
    case .signal(let signal):
      return [.end(by: signal)]
    }
  }

  public func frame() -> Canvas {
    var canvas = Canvas(size: size, style: page.theme.fill(.background(.primary)))
    if SmallScreen.isTooSmall(size) {
      SmallScreen(brand: page.brand, size: size).block.draw(
        on: &canvas, x: 0, y: 0, clip: canvas.bounds, theme: page.theme)
    } else {
      viewport.draw(on: &canvas, at: pageArea, theme: page.theme)
      if let focus {
        viewport.drawFocus(focus, on: &canvas, at: pageArea, theme: page.theme)
      }
      StatusLine(page: page).block(width: size.width).draw(
        on: &canvas, x: 0, y: pageArea.maxY, clip: canvas.bounds, theme: page.theme)
    }
    if page.theme.icons.usesASCII {
      canvas.foldToASCII()
    }
    return canvas
  }

  public var focusedFacet: Facet? { focus.map { page.feed.tree[$0.facet] } }

  /// The facets on the screen, where they are on it.
  public var placedFacets: [PlacedFacet] {
    viewport.placed.flatMap { node in
      PlacedFacet.facets(of: node.block, y: node.y, tree: viewport.layout.tree, views: page.views)
    }
  }

  /// After whatever happened: what moves has moved, and what drawing needs is laid out.
  private mutating func settle() {
    viewport.prepare()
    if motion?.advance(&viewport) == true {
      viewport.prepare()
    }
  }

  private mutating func perform(_ command: Keymap.Command) -> [Effect] {
    switch command {
    case .moveUp: move(.up)
    case .moveDown: move(.down)
    case .moveLeft: move(.left)
    case .moveRight: move(.right)
    case .scrollUp: scroll(by: -1)
    case .scrollDown: scroll(by: 1)
    case .pageUp: scroll(by: -viewport.height)
    case .pageDown: scroll(by: viewport.height)
    case .halfPageUp: scroll(by: -viewport.height / 2)
    case .halfPageDown: scroll(by: viewport.height / 2)
    case .top:
      viewport.scrollToTop()
      keepFocusInSight()
    case .end:
      viewport.scrollToEnd()
      keepFocusInSight()
    case .quit: return [.quit]
    case .suspend: return [.suspend]
    }
    return []
  }

  /// The first move only shows where the focus is; where nothing can have it, the page moves instead.
  private mutating func move(_ direction: Viewport.Direction) {
    guard let current = focus else {
      focus = viewport.firstTarget()
      if focus == nil { scroll(by: direction.rows) }
      return
    }
    if let next = viewport.move(from: current, direction) {
      focus = next
    } else {
      scroll(by: direction.rows)
    }
  }

  private mutating func scroll(by rows: Int) {
    viewport.scroll(by: rows)
    keepFocusInSight()
  }

  private mutating func keepFocusInSight() {
    guard let current = focus, !viewport.isInSight(current) else { return }
    focus = viewport.firstTarget()
  }

  private var pageArea: Rect {
    Rect(x: 0, y: 0, width: size.width, height: Self.pageHeight(of: size))
  }

  /// The last row is the status line.
  private static func pageHeight(of size: Size) -> Int {
    max(0, size.height - 1)
  }
}

extension Viewport.Direction {
  /// How the page moves where the focus cannot.
  fileprivate var rows: Int {
    switch self {
    case .up: -1
    case .down: 1
    case .left, .right: 0
    }
  }
}
