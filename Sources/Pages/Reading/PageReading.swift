import FacetModel
import ViewTree

/// The reading position of a page in the linear mode: every facet with words is a line, with or without a click.
package struct PageReading {
  private var order: ReadingOrder
  /// The index of the current line in the reading order; `nil` on a page without words.
  package private(set) var place: Int?
  /// The number of moves so far.
  package private(set) var stepCount = 0
  private(set) var lastStep = Step.top
  /// The reason why the last move led nowhere.
  package private(set) var obstacle: Obstacle?
  /// The number of lines after this one, counted up to a limit.
  private(set) var linesAhead = 0

  package enum Step: Hashable {
    case line(isForward: Bool)
    /// Moves by lines: forward, all lines passed are read; back, none of them.
    case lines(Int)
    /// Moves to the neighbour in the same list, past the lines inside this one.
    case neighbour(isForward: Bool)
    case control(isForward: Bool)
    case section(isForward: Bool)
    /// Moves to a section, by its number among those with content.
    case sectionNumber(Int)
    case top
    case end
    case facet(Int)
  }

  package enum Obstacle {
    case top, end, noneBefore, noneBehind, noControlBefore, noControlBehind
  }

  /// The next page is requested this many lines before the end.
  private static let farthestFromEnd = 30

  package init(_ page: Page) {
    order = ReadingOrder(page.feed, admitted: page.admission)
    place = PageWalk(page, order).firstLine(from: 0)
    countLinesAhead(on: page)
  }

  /// The facet of the current line.
  package var facet: Int? { place.map { order.facets[$0] } }

  package var sectionCount: Int { order.sections.count }

  /// Facets without words are not lines, so any number of them brings the next page near.
  var isNearEnd: Bool { linesAhead < Self.farthestFromEnd }

  private mutating func countLinesAhead(on page: Page) {
    linesAhead = place.map { PageWalk(page, order).lineCount(behind: $0, most: Self.farthestFromEnd) } ?? 0
  }

  /// Keeps the position on a page that has grown.
  package mutating func follow(_ page: Page) {
    follow(page) { $0 }
  }

  /// Keeps the position on a page that has changed, or moves to the top if the facet is gone.
  package mutating func follow(_ page: Page, successor: (Int) -> Int?) {
    let facet = facet.flatMap(successor)
    order = ReadingOrder(page.feed, admitted: page.admission)
    obstacle = nil
    place = facet.flatMap(order.facets.firstIndex) ?? PageWalk(page, order).firstLine(from: 0)
    countLinesAhead(on: page)
  }

  package mutating func take(_ step: Step, on page: Page) {
    stepCount += 1
    // A move that led nowhere is not tried again, however large the number before its key is.
    if obstacle != nil, step == lastStep { return }
    lastStep = step
    guard let place else {
      obstacle = .end
      return
    }
    switch PageWalk(page, order).step(step, from: place) {
    case .place(let place):
      self.place = place
      obstacle = nil
      countLinesAhead(on: page)
    case .obstacle(let obstacle):
      self.obstacle = obstacle
    }
  }

  /// The facets to read after arriving from another place of the page, or from another page.
  package func facetsToRead(from origin: Int?, on page: Page) -> [Int] {
    guard let place else { return [] }
    let walk = PageWalk(page, order)
    if case .lines(let count) = lastStep, count > 0, let origin, origin < place {
      return walk.lines(behind: origin, through: place)
    }
    return walk.surroundings(of: place, from: origin) + [order.facets[place]]
  }

  /// The facets in reading order.
  package func inOrder(_ facets: Set<Int>) -> [Int] { order.facets.filter(facets.contains) }

  /// The facets from here on that can be opened, at most as many as there are letters.
  func controls(atMost count: Int, on page: Page) -> [Int] {
    guard let place else { return [] }
    return PageWalk(page, order).controls(from: place, atMost: count)
  }
}
