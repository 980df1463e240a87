import Drawing
import FacetModel
import Prism
import TestSupport
import Testing
import Text
import ViewTree

/// The placing of views by the layout engine: carousels, grids, sections and frames.
struct PageLayoutTests {
  /// Draws a title on the lines that `height` asks for; the component's id decides how its children are arranged.
  private struct Titles: ViewMaking {
    struct View: FacetView, Equatable {
      let title: SafeText
      let width: Int?
      let height: Int

      var hasOwnWidth: Bool { width != nil }
      var speech: Speech { Speech(.text, label: title) }

      func idealWidth(in proposal: Proposal) -> Int { width ?? 20 }

      func layout(in proposal: Proposal) -> Block {
        .column(Array(repeating: .line(title, .listRowTitle, width: proposal.width), count: height))
      }
    }

    func view(for facet: Facet) -> any FacetView {
      View(
        title: SafeText(facet.text.title ?? ""), width: facet.custom["width"]?.lenientInt,
        height: facet.custom["height"]?.lenientInt ?? 1)
    }

    func traits(of facet: Facet) -> ViewTraits {
      switch facet.component.id {
      case "carousel": ViewTraits(arrangement: .carousel)
      case "grid": ViewTraits(arrangement: .grid)
      case "list": ViewTraits(arrangement: .stack)
      case "divider": ViewTraits(isSeparator: true)
      case "row": ViewTraits(isRow: true, sharesWidth: true)
      default: ViewTraits()
      }
    }
  }

  private func layout(_ json: String, width: Int, isUnrolled: Bool = false) throws -> PageLayout {
    let feed = try Feed(json: json)
    let capabilities = ["carousel", "grid", "list", "card", "row", "divider", "header"].map {
      ComponentCapability(id: $0, category: $0, since: SemanticVersion(1, 0, 0), isContainer: false)
    }
    let admission = Admission(feed.tree, for: Capabilities(capabilities))
    return PageLayout(
      tree: ViewTree(feed, admitted: admission, views: Titles()), width: width, views: Titles(),
      isUnrolled: isUnrolled)
  }

  private func rows(_ layout: PageLayout) -> [String] {
    var layout = layout
    var page = Block.empty
    var node = 0
    while node < layout.nodeCount {
      page = .column([page, layout.block(at: node)])
      node = layout.next(after: node)
    }
    var canvas = Canvas(size: page.size)
    page.draw(on: &canvas, x: 0, y: 0, clip: canvas.bounds, theme: Theme(ThemeValues(), depth: .monochrome))
    return canvas.textRows
  }

  private func facet(_ id: String, _ component: String, _ more: String = "") -> String {
    #"{"id":"\#(id)","component":{"id":"\#(component)"},"text":{"title":"\#(id)"}\#(more)}"#
  }

  private func carousel(cards: Int, title: String = "carousel", custom: String = "{}") -> String {
    let cards = (1...cards).map { facet("card\($0)", "card", #","custom":\#(custom)"#) }.joined(separator: ",")
    return
      #"{"id":"s","component":{"id":"carousel"},"text":{"title":"\#(title)"},"children":[\#(cards)]}"#
  }

  @Test("A carousel cuts off the next card and shows the position beside its title")
  func carouselCutsTheNextCard() throws {
    let rows = rows(try layout("[\(carousel(cards: 9))]", width: 50))
    #expect(rows[0].hasPrefix("carousel") && rows[0].contains("1-2 of 9"))
    #expect(rows[1].hasPrefix("card1") && rows[1].contains("card2") && rows[1].contains("card"))
    #expect(rows[1].split(separator: " ").last.map { "card3".hasPrefix($0) } == true)
  }

  @Test("A carousel without a title has a dot for each card") func carouselWithoutTitleHasDots() throws {
    let rows = rows(try layout(#"[\#(carousel(cards: 4, title: "", custom: #"{"height":2}"#))]"#, width: 40))
    #expect(rows[2].split(separator: " ").count == 4)
    #expect(rows[2].contains("●") && rows[2].contains("○"))
  }

  @Test("A carousel of one line without a title has its scroll marks on that line")
  func carouselOfOneLineHasMarksOnThatLine() throws {
    let row = rows(try layout("[\(carousel(cards: 4, title: ""))]", width: 40))
    #expect(row == ["card1             card2              ‹ ›"])
  }

  @Test("A card with a width of its own keeps it in a carousel") func cardsKeepTheirOwnWidth() throws {
    let wide = #"[\#(carousel(cards: 3, custom: #"{"width":25}"#))]"#
    #expect(rows(try layout(wide, width: 50))[1] == "card1                      card2")
  }

  @Test("A carousel whose cards all fit shows no position") func carouselThatFitsShowsNoPosition() throws {
    #expect(rows(try layout("[\(carousel(cards: 2))]", width: 60)) == ["carousel", "card1                 card2"])
  }

  @Test("A carousel shows the cards from its offset, up to the last card")
  func carouselShowsCardsFromItsOffset() throws {
    var page = try layout("[\(carousel(cards: 9))]", width: 50)
    page.setOffset(7, ofNode: 0)
    let moved = rows(page)
    #expect(moved[0].contains("8-9 of 9"))
    #expect(moved[1].hasPrefix("card8"))
    page.setOffset(99, ofNode: 0)
    #expect(rows(page)[1].hasPrefix("card9"))
  }

  @Test("An unrolled page shows all cards of a carousel") func unrolledCarouselShowsAllCards() throws {
    let rows = rows(try layout("[\(carousel(cards: 9))]", width: 50, isUnrolled: true))
    for card in 1...9 {
      #expect(rows.contains { $0.contains("card\(card)") })
    }
  }

  @Test("A grid has the columns that the backend asks for, and fewer on a narrow screen")
  func gridHasTheColumnsOfItsSpecification() throws {
    let cells = (1...5).map { facet("cell\($0)", "card") }.joined(separator: ",")
    let specs = #""layout":{"gridSpecs":{"Tablet":{"minDimensionCount":3,"interRowSpacing":0}}}"#
    let grid = #"[{"id":"g","component":{"id":"grid"},\#(specs),"children":[\#(cells)]}]"#
    let wide = rows(try layout(grid, width: 100))
    #expect(wide.map { $0.split(separator: " ").count }.filter { $0 > 0 } == [3, 2])
    let narrow = rows(try layout(grid, width: 30))
    #expect(narrow.map { $0.split(separator: " ").count }.filter { $0 > 0 } == [1, 1, 1, 1, 1])
  }

  @Test("Rows stand side by side on a wide page and are divided by lines on a narrow page")
  func rowsShareAWidePage() throws {
    let page = "[\((1...4).map { facet("row\($0)", "row") }.joined(separator: ","))]"
    #expect(rows(try layout(page, width: 150)).first.map { $0.split(separator: " ").count } == 2)
    let narrow = rows(try layout(page, width: 30))
    #expect(narrow.filter { $0.hasPrefix("──") }.count == 3)
  }

  @Test(
    "Rows share the width from 110 columns on, so that a name stays near its rating",
    arguments: [(100, 1), (110, 2), (120, 2), (140, 2), (180, 3), (200, 3)])
  func rowsShareTheWidthEarly(width: Int, columns: Int) throws {
    let page = "[\((1...6).map { facet("row\($0)", "row") }.joined(separator: ","))]"
    #expect(rows(try layout(page, width: width)).first.map { $0.split(separator: " ").count } == columns)
  }

  @Test("Between two rows side by side are twice as many columns as between a picture and its words")
  func guttersAreWide() throws {
    let page = "[\((1...6).map { facet("row\($0)", "row") }.joined(separator: ","))]"
    for width in [120, 200] {
      var layout = try layout(page, width: width)
      let places = layout.block(at: 0).regions.map(\.rect)
      #expect(places.count > 1)
      for (left, right) in zip(places, places.dropFirst()) { #expect(right.x - left.maxX == 2 * CardWidth.gap) }
    }
  }

  @Test("A row that omits its footer is followed by a blank line instead of a divider")
  func rowWithoutFooterIsFollowedByABlankLine() throws {
    let page = """
      [\(facet("row1", "row", #","layout":{"omit_footer":true}"#)),\(facet("row2", "row")),\(facet("row3", "row"))]
      """
    let line = String(repeating: "─", count: 30)
    #expect(rows(try layout(page, width: 30)) == ["row1", "", "row2", line, "row3"])
  }

  @Test("Sections are divided by a line unless the section omits its footer")
  func sectionsAreDividedUnlessTheyOmitIt() throws {
    func page(_ layout: String) -> String {
      """
      {"body":[{"id":"a","layout":\(layout),"body":[\(facet("one", "card"))]},{"id":"b","body":[\(facet("two", "card"))]}]}
      """
    }
    #expect(rows(try layout(page("{}"), width: 10)) == ["one", "", "──────────", "two"])
    #expect(rows(try layout(page(#"{"omit_footer":true}"#), width: 10)) == ["one", "", "two"])
  }

  @Test("The style of a facet adds a border, a background or padding to any component")
  func styleFramesAnyComponent() throws {
    func page(_ style: String) -> String { "[\(facet("words", "card", #","style":\#(style)"#))]" }
    let plain = rows(try layout(page("{}"), width: 20))
    let bordered = rows(
      try layout(page(#"{"border":{"width":1,"style":"solid","color":"COLOR_BORDER_PRIMARY"}}"#), width: 20))
    #expect(bordered == ["┌──────────────────┐", "│ words            │", "└──────────────────┘"])
    var filled = try layout(page(#"{"background_color":"E7FBEF"}"#), width: 20)
    #expect(filled.block(at: 0).items.contains { if case .fill = $0.content { true } else { false } })
    let padded = rows(try layout(page(#"{"padding":{"top":16,"left":16,"bottom":0,"right":0}}"#), width: 20))
    #expect(plain == ["words"] && padded == ["", "  words"])
  }

  @Test("The padding in a facet's layout is kept free") func paddingOfTheLayoutIsKept() throws {
    let page = "[\(facet("words", "card", #","layout":{"dlsPadding":{"top":16,"left":16}}"#))]"
    #expect(rows(try layout(page, width: 20)) == ["", "  words"])
  }

  @Test("The block of a carousel has a region for the carousel and for each card")
  func blocksHaveARegionPerFacet() throws {
    var page = try layout("[\(carousel(cards: 3))]", width: 60)
    let regions = page.block(at: 0).regions
    #expect(regions.count == 4)
    #expect(regions[0].rect == Rect(x: 0, y: 0, width: 60, height: 2))
    #expect(Set(regions.dropFirst().map(\.rect.y)) == [1])
  }

  // MARK: Padding and spacing of grids

  private func grid(_ parts: String, cells: Int) -> String {
    let cells = (1...cells).map { #"{"id":"\#($0)","component":{"id":"card"},"text":{"title":"c\#($0)"}}"# }
    return #"[{"id":"g","component":{"id":"grid"},\#(parts),"children":[\#(cells.joined(separator: ","))]},"#
      + #"{"id":"z","component":{"id":"header"},"text":{"title":"behind"}}]"#
  }

  @Test("The padding of a grid is kept free around its members")
  func gridPaddingIsAroundItsMembers() throws {
    let padding = #""layout":{"dlsPadding":{"top":32,"right":16,"bottom":48,"left":24}}"#
    let plain = rows(try layout(grid(#""layout":{}"#, cells: 4), width: 100))
    let padded = rows(try layout(grid(padding, cells: 4), width: 100))
    func column(_ rows: [String]) -> Int? {
      rows.first { $0.contains("c1") }?.prefix { $0 == " " }.count
    }
    #expect(try #require(column(padded)) == (try #require(column(plain))) + 3)
    let first = try #require(padded.firstIndex { $0.contains("c1") })
    let last = try #require(padded.lastIndex { $0.contains("c4") })
    let behind = try #require(padded.firstIndex { $0.contains("behind") })
    let plainLast = try #require(plain.lastIndex { $0.contains("c4") })
    let plainBehind = try #require(plain.firstIndex { $0.contains("behind") })
    #expect(first == 2, "two rows above, since the grid has no words of its own")
    #expect(behind - last == plainBehind - plainLast + 3)
  }

  @Test("The spacing of a grid is between its members and not above them")
  func gridSpacingIsBetweenItsMembers() throws {
    let near = rows(try layout(grid(#""style":{"spacing":0}"#, cells: 12), width: 60))
    let far = rows(try layout(grid(#""style":{"spacing":48}"#, cells: 12), width: 60))
    #expect(near[0].contains("c1") && far[0].contains("c1"))
    let second = { (rows: [String]) in rows.dropFirst().firstIndex { $0.contains("c") } }
    #expect(second(near) == 1)
    #expect(second(far) == 4)
  }

  @Test("The content of a grid's member is shown in one column and in several", arguments: [30, 100])
  func membersKeepTheirContent(width: Int) throws {
    let list =
      #"{"id":"l","component":{"id":"list"},"text":{"title":"list"},"children":[{"id":"i","component":{"id":"card"},"text":{"title":"inside"}}]}"#
    let other = #"{"id":"o","component":{"id":"card"},"text":{"title":"other"}}"#
    let json = #"[{"id":"g","component":{"id":"grid"},"children":[\#(list),\#(other)]}]"#
    let rows = rows(try layout(json, width: width))
    #expect(rows.contains { $0.contains("inside") }, "\(rows)")
  }

  @Test("Padding at the sides is dropped if it would leave no room for members", arguments: [12, 20, 40])
  func paddingLeavesRoom(width: Int) throws {
    let rows = rows(try layout(grid(#""layout":{"dlsPadding":4000}"#, cells: 2), width: width))
    #expect(rows.contains { $0.contains("c1") })
  }
}
