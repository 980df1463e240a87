import FacetModel
import ViewTree

/// Where somebody is who reads a page line by line, with no screen: every facet that says something is a line, whether
/// or not anything can be done with it.
package struct PageReading {
  private var order: ReadingOrder
  /// The place in the order of what was read last; nothing on a page that says nothing.
  package private(set) var place: Int?
  /// How often somebody has wanted to go somewhere.
  package private(set) var stepCount = 0
  private(set) var lastStep = Step.top
  /// Why the last step led nowhere.
  package private(set) var obstacle: Obstacle?
  /// The lines behind this one, as far as they are counted.
  private(set) var linesAhead = 0

  package enum Step: Hashable {
    case line(isForward: Bool)
    /// So many lines on, and all that is passed is read; back, none of it is.
    case lines(Int)
    /// To its neighbour in the same list, past whatever stands inside.
    case neighbour(isForward: Bool)
    case control(isForward: Bool)
    case section(isForward: Bool)
    /// By its number among those that show anything.
    case sectionNumber(Int)
    case top
    case end
    case facet(Int)
  }

  package enum Obstacle {
    case top, end, noneBefore, noneBehind, noControlBefore, noControlBehind
  }

  /// The next page is asked for this many lines before the end.
  private static let farthestFromEnd = 30

  package init(_ page: Page) {
    order = ReadingOrder(page.feed, admitted: page.admission)
    place = PageWalk(page, order).firstLine(from: 0)
    countLinesAhead(on: page)
  }

  /// The facet one is at.
  package var facet: Int? { place.map { order.facets[$0] } }

  package var sectionCount: Int { order.sections.count }

  /// Facets that say nothing are no lines: behind any number of them the next page is missed.
  var isNearEnd: Bool { linesAhead < Self.farthestFromEnd }

  private mutating func countLinesAhead(on page: Page) {
    linesAhead = place.map { PageWalk(page, order).lineCount(behind: $0, most: Self.farthestFromEnd) } ?? 0
  }

  /// The same place on a page that has grown.
  package mutating func follow(_ page: Page) {
    follow(page) { $0 }
  }

  /// The same place on a page that has changed, or the top where that has gone.
  package mutating func follow(_ page: Page, successor: (Int) -> Int?) {
    let facet = facet.flatMap(successor)
    order = ReadingOrder(page.feed, admitted: page.admission)
    obstacle = nil
    place = facet.flatMap(order.facets.firstIndex) ?? PageWalk(page, order).firstLine(from: 0)
    countLinesAhead(on: page)
  }

  package mutating func take(_ step: Step, on page: Page) {
    stepCount += 1
    // What led nowhere will lead nowhere again, however often a number before a key wants it.
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

  /// What is to be read when somebody has come here from another place of the page, or from nowhere.
  package func facetsToRead(from origin: Int?, on page: Page) -> [Int] {
    guard let place else { return [] }
    let walk = PageWalk(page, order)
    if case .lines(let count) = lastStep, count > 0, let origin, origin < place {
      return walk.lines(behind: origin, through: place)
    }
    return walk.surroundings(of: place, from: origin) + [order.facets[place]]
  }

  /// Facets, as they come one after the other.
  package func inOrder(_ facets: Set<Int>) -> [Int] { order.facets.filter(facets.contains) }

  /// From here on, what can be opened, as far as there are letters for it.
  func controls(atMost count: Int, on page: Page) -> [Int] {
    guard let place else { return [] }
    return PageWalk(page, order).controls(from: place, atMost: count)
  }
}
