import Caviar
import Components
import DoorDash
import Drawing
import FacetModel
import Prism
import TestSupport
import Testing
import Text
import ViewTree

@testable import AppCore
@testable import Branding
@testable import Pages

/// Properties of the layout of random feeds at many widths.
struct LayoutPropertyTests {
  private static let feeds = 250

  private func forEachPage(_ body: (inout PageLayout, Page, String) throws -> Void) throws {
    var facets = RandomFacets(random: SeededGenerator(seed: 2021))
    let factory = try FacetFactory(ComponentLibrary.descriptors)
    let themes = try [Brand.doorDash, .caviar].map { ($0, try $0.tokens.values(for: .dark)) }
    for number in 0..<Self.feeds {
      let (brand, values) = themes[number % 2]
      let json = facets.feed()
      let page = Page(
        feed: try Feed(json: json), title: "random", brand: brand,
        theme: Theme(values, depth: Depth.allCases[number % Depth.allCases.count], usesASCII: number % 5 == 0),
        factory: factory)
      let width = [1, 3, 7, 12, 20, 33, 40, 57, 80, 111, 140, 200][number % 12]
      var layout = page.layout(width: width, isUnrolled: number % 3 == 0)
      try body(&layout, page, json)
    }
  }

  @Test("A block draws nothing outside its width and its rectangles")
  func nothingIsDrawnOutsideItsPlace() throws {
    try forEachPage { layout, page, json in
      for node in 0..<layout.nodeCount {
        let block = layout.block(at: node)
        try #require(block.width <= layout.width, "\(layout.width) columns: \(json)")
        let bounds = Rect(x: 0, y: 0, width: layout.width, height: block.height)
        for rect in block.items.map(\.rect) + block.regions.map(\.rect) {
          try #require(rect.intersection(bounds) == rect, "\(rect) in \(bounds): \(json)")
        }
        try requireNothingOutside(block, page, json)
      }
    }
  }

  /// Draws into the middle of a larger canvas, whose border must stay unchanged.
  private func requireNothingOutside(_ block: Block, _ page: Page, _ json: String) throws {
    let rim = 2
    let size = Size(block.width + 2 * rim, block.height + 2 * rim)
    var canvas = Canvas(size: size)
    let clean = canvas
    let inside = Rect(x: rim, y: rim, width: block.width, height: block.height)
    block.draw(on: &canvas, x: rim, y: rim, clip: canvas.bounds, theme: page.theme)
    for y in 0..<size.height {
      for x in 0..<size.width where !inside.contains(x: x, y: y) {
        try #require(canvas[x, y] == clean[x, y], "\(x),\(y): \(json)")
      }
    }
  }

  @Test("No frame and no outline holds a control character")
  func noFrameHoldsAControlCharacter() throws {
    try forEachPage { _, page, json in
      let themeSelection = ThemeSelection(
        brands: [], brand: page.brand, scheme: .dark, depth: page.theme.depth, usesASCII: page.theme.icons.usesASCII)
      let frame = App(page: page, themeSelection: themeSelection, size: Size(60, 30)).frame()
      let text = frame.textRows.joined() + page.outline.lines.map { $0.text(in: .english).string }.joined()
      try #require(SafeText.firstUnsafeScalar(in: text) == nil, "\(json)")
      try #require(!text.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }, "\(json)")
    }
  }

  @Test("The regions of children lie inside those of their parents")
  func childrenStandInTheirParents() throws {
    try forEachPage { layout, page, json in
      for node in 0..<layout.nodeCount {
        let block = layout.block(at: node)
        let places = Dictionary(block.regions.map { ($0.facet, $0.rect) }) { first, _ in first }
        for region in block.regions {
          guard let parent = layout.tree.facet(region.facet).parent, let outer = places[parent.index] else { continue }
          try #require(region.rect.intersection(outer) == region.rect, "\(json)")
        }
      }
    }
  }
}
