/// An icon the size of a letter.
public enum SmallIcon: Hashable, Sendable {
  case arrow(Direction)
  case chevron(Direction)
  case star(Fill)
  case heart(Fill)
  case bookmark(Fill)
  case thing(Thing)

  public enum Direction: String, Hashable, Sendable, CaseIterable {
    case up, down, left, right
  }

  public enum Fill: String, Hashable, Sendable, CaseIterable {
    case filled, outline
  }

  public enum Thing: String, Hashable, Sendable, CaseIterable {
    case walking, driving, cycling, pickup
    case deals, tag, gift, price
    case store, dish, groceries, bag
    case search, filter, sort, menu
    case clock, calendar, location, home
    case person, phone, mail, lock
    case check, cross, plus, minus, dot
    case information, warning, error, refresh
    case photo, video, external, receipt, lightning, fire, leaf
  }

  var name: String {
    switch self {
    case .arrow(let direction): "arrow.\(direction.rawValue)"
    case .chevron(let direction): "chevron.\(direction.rawValue)"
    case .star(let fill): "star.\(fill.rawValue)"
    case .heart(let fill): "heart.\(fill.rawValue)"
    case .bookmark(let fill): "bookmark.\(fill.rawValue)"
    case .thing(let thing): thing.rawValue
    }
  }
}

extension SmallIcon: CaseIterable {
  public static let allCases: [SmallIcon] =
    Direction.allCases.map(SmallIcon.arrow) + Direction.allCases.map(SmallIcon.chevron)
    + Fill.allCases.map(SmallIcon.star) + Fill.allCases.map(SmallIcon.heart) + Fill.allCases.map(SmallIcon.bookmark)
    + Thing.allCases.map(SmallIcon.thing)
}
