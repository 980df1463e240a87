import FacetModel
import ViewTree

/// Moves through a page from line to line. Only the words of facets that are passed are looked up.
struct PageWalk {
  private let page: Page
  let order: ReadingOrder
  let outline: Outline

  enum Outcome {
    case place(Int)
    case obstacle(PageReading.Obstacle)
  }

  init(_ page: Page, _ order: ReadingOrder) {
    self.page = page
    self.order = order
    outline = page.outline
  }

  func step(_ step: PageReading.Step, from place: Int) -> Outcome {
    switch step {
    case .line(let isForward):
      return outcome(isForward ? firstLine(from: place + 1) : lastLine(before: place), isForward ? .end : .top)
    case .lines(let count):
      return lines(count, from: place)
    case .neighbour(let isForward):
      return outcome(neighbour(of: place, isForward: isForward), isForward ? .noneBehind : .noneBefore)
    case .control(let isForward):
      return outcome(control(from: place, isForward: isForward), isForward ? .noControlBehind : .noControlBefore)
    case .section(let isForward):
      return section(from: place, isForward: isForward)
    case .sectionNumber(let number):
      guard order.sections.indices.contains(number) else { return .obstacle(.end) }
      return outcome(firstLine(from: order.sections[number].lowerBound), .end)
    case .top:
      return outcome(firstLine(from: 0), .top, from: place)
    case .end:
      return outcome(lastLine(before: order.facets.count), .end, from: place)
    case .facet(let facet):
      return outcome(order.facets.firstIndex(of: facet), .end)
    }
  }

  /// The result of a move; one that ends where it began has met an obstacle.
  private func outcome(_ place: Int?, _ obstacle: PageReading.Obstacle, from start: Int? = nil) -> Outcome {
    guard let place, place != start else { return .obstacle(obstacle) }
    return .place(place)
  }

  func firstLine(from place: Int) -> Int? {
    (place..<max(place, order.facets.count)).first(where: speaks)
  }

  /// The number of lines after a place, counted up to a limit.
  func lineCount(behind place: Int, most: Int) -> Int {
    var count = 0
    var place = place
    while count < most, let next = firstLine(from: place + 1) {
      place = next
      count += 1
    }
    return count
  }

  private func lastLine(before place: Int) -> Int? {
    (0..<place).last(where: speaks)
  }

  private func speaks(_ place: Int) -> Bool {
    page.views.spoken(facet(at: place)) != nil
  }

  private func facet(at place: Int) -> Facet { page.feed.tree[order.facets[place]] }

  /// Moves by lines as far as there are any; no line at all is an obstacle.
  private func lines(_ count: Int, from start: Int) -> Outcome {
    var place = start
    for _ in 0..<abs(count) {
      guard let next = count > 0 ? firstLine(from: place + 1) : lastLine(before: place) else { break }
      place = next
    }
    return place == start ? .obstacle(count > 0 ? .end : .top) : .place(place)
  }

  func lines(behind start: Int, through end: Int) -> [Int] {
    (start + 1...end).filter(speaks).map { order.facets[$0] }
  }

  // MARK: Neighbours

  /// The neighbour of a line. Lines inside a card belong to it, so their neighbours are those of the card.
  private func neighbour(of place: Int, isForward: Bool) -> Int? {
    let whole = whole(of: facet(at: place))
    guard let here = order.facets.firstIndex(of: whole.index) else { return nil }
    let parent = whole.parent.flatMap { order.facets.firstIndex(of: $0.index) }
    if isForward {
      return firstLine(from: order.ends[here]).flatMap { $0 < parent.map { order.ends[$0] } ?? .max ? $0 : nil }
    }
    guard let line = lastLine(before: here), line > parent ?? -1 else { return nil }
    var neighbour = facet(at: line)
    while let owner = neighbour.parent, owner.index != whole.parent?.index { neighbour = owner }
    return order.facets.firstIndex(of: neighbour.index).flatMap(firstLine)
  }

  private func whole(of facet: Facet) -> Facet {
    guard let parent = facet.parent, page.views.traits(of: parent).arrangement == .embedded else { return facet }
    return whole(of: parent)
  }

  // MARK: Controls

  private func control(from place: Int, isForward: Bool) -> Int? {
    isForward
      ? (place + 1..<max(place + 1, order.facets.count)).first(where: isControl)
      : (0..<place).last(where: isControl)
  }

  func controls(from place: Int, atMost count: Int) -> [Int] {
    Array((place..<order.facets.count).lazy.filter(isControl).prefix(count)).map { order.facets[$0] }
  }

  private func isControl(_ place: Int) -> Bool {
    let clicks = page.clicks(of: facet(at: place))
    return (clicks.action != nil || clicks.isControl) && speaks(place)
  }

  // MARK: Sections

  /// Moves by sections. Before the first section is the top of the page, and after the last one its end, as on a
  /// screen.
  private func section(from place: Int, isForward: Bool) -> Outcome {
    if isForward {
      let next = order.sections.first { $0.lowerBound > place }.flatMap { firstLine(from: $0.lowerBound) }
      return outcome(next ?? lastLine(before: order.facets.count), .end, from: place)
    }
    let previous = lastLine(before: place)
    let start = previous.map { line in order.sections.last { $0.lowerBound <= line }?.lowerBound ?? 0 }
    return outcome(start.flatMap(firstLine), .top)
  }
}
