import AppTestSupport
import Drawing
import FacetModel
import JSON
import Prism
import TestSupport
import Text

@testable import AppCore
@testable import Input
@testable import Pages

/// A user who presses random keys, and a source that answers, fails and changes at random.
struct SoakWalk {
  private(set) var app: App
  private(set) var source: SoakSource
  private var random: SeededGenerator
  private let interner = Interner.forFeeds()
  private(set) var now = 0
  /// The requests without a response, oldest first.
  private(set) var open: [(request: FeedRequest, page: Int, id: Int)] = []
  /// The situations reached so far: a walk that reaches few proves little.
  var seen: Set<Sight> = []
  /// The tree whose parts were checked last.
  var checkedTree: ObjectIdentifier?
  /// The ids of requests that are never answered.
  private(set) var forgotten: Set<Int> = []
  /// The number of impressions by visit, number of changes and facet; more than one is a fault.
  private(set) var impressions: [String: Int] = [:]
  /// Requests that were answered, and may be answered once more.
  private var answered: [(request: FeedRequest, page: Int, id: Int)] = []

  private static let keys = Keymap.Command.allCases.flatMap(Keymap.standard.keys)
  private static let usualKeys: [Key] = [
    .down, .down, .down, .up, .left, .right, .right, .tab, .tab, .backTab, .enter, .enter, .enter, .enter,
    .character(" "), .pageDown,
    .pageUp,
    .control("e"), .control("y"), .character("["), .character("]"), .character("r"), .character("G"), .character("g"),
    .character("+"), .character("f"), .character("/"), .escape,
  ]

  init(seed: UInt64) throws {
    random = SeededGenerator(seed: seed)
    source = SoakSource(seed: seed)
    app = try TestApp(try source.answer(.home, from: 0, interner), interner, logs: ImpressionRule()).app
  }

  /// Sends one random event and returns its description.
  mutating func step() throws -> String {
    switch number(below: 100) {
    case 0..<38: return tell(.key(Self.usualKeys.randomElement(using: &random) ?? .down))
    case 38..<52: return tell(.key(Self.keys.randomElement(using: &random) ?? .down))
    case 52..<55: return tell(.key(.character(Unicode.Scalar(UInt8(97 + number(below: 26))))))
    case 55..<57: return tell(.key(.character(Unicode.Scalar(UInt8(48 + number(below: 10))))))
    case 57: return tell(.paste(["Noodle", "麺", "\u{1B}[2J\n", "no such word"].randomElement(using: &random) ?? ""))
    case 58..<64: return tell(.mouse(mouse()))
    case 64..<67: return tell(.resize(size()))
    case 67..<73: return tick()
    case 73..<86: return try answer()
    case 86..<89: return refuse()
    case 89..<91: return try answerAgain()
    case 91..<97:
      // The app is told at once, or learns of the edit with a later request.
      let number = source.edit()
      return self.number(below: 4) == 0 ? "an edit of page \(number)" : tell(.changed(page: number))
    case 97: return tell(.answer(.scheme(number(below: 2) == 0 ? .light : .dark)))
    case 98: return number(below: 2) == 0 ? tell(.failed(reason: "nothing came of it")) : neverAnswer()
    default: return tell(.focus(number(below: 2) == 0))
    }
  }

  private mutating func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

  private mutating func tell(_ event: Event) -> String {
    // The app usually gets the time before another event.
    if number(below: 2) == 0 { send(.clock(now)) }
    send(event)
    return "\(event)".prefix(160).description
  }

  private mutating func send(_ event: Event) {
    let (page, visit) = (app.history.current.page, app.history.moves)
    for effect in app.update(event) {
      switch effect {
      case .load(let request, let id, let page): open.append((request, page, id))
      case .log(let logged) where logged.kind == .impression:
        impressions["\(visit) \(page?.generation ?? 0) \(logged.path)", default: 0] += 1
      default: break
      }
    }
  }

  private mutating func tick() -> String {
    now = app.deadline.map { max(now, $0) } ?? now + number(below: 3000)
    send(.clock(now))
    return "clock \(now)"
  }

  private mutating func answer() throws -> String {
    guard !open.isEmpty else { return tick() }
    // Half of the answers go to the link that the user waits for.
    let visit = number(below: 2) == 0 ? open.firstIndex { $0.id == app.requests.visit?.id } : nil
    let asked = open.remove(at: visit ?? number(below: open.count))
    answered = answered.suffix(20) + [asked]
    return tell(.loaded(try source.answer(asked.request, from: asked.page, interner), id: asked.id))
  }

  private mutating func answerAgain() throws -> String {
    guard let asked = answered.randomElement(using: &random) else { return tick() }
    return number(below: 2) == 0
      ? tell(.loaded(try source.answer(asked.request, from: asked.page, interner), id: asked.id))
      : tell(.notLoaded(reason: "once more", id: asked.id))
  }

  private mutating func refuse() -> String {
    guard !open.isEmpty else { return tick() }
    let asked = open.remove(at: number(below: open.count))
    return tell(.notLoaded(reason: "the tunnel is dark", id: asked.id))
  }

  private mutating func mouse() -> Mouse {
    let place = (x: number(below: app.screen.size.width + 2), y: number(below: app.screen.size.height + 2))
    let actions: [Mouse.Action] =
      [.press(.left), .press(.left), .press(.back), .press(.forward), .press(.right), .release(.left), .drag(.left)]
      + Mouse.Direction.allCases.map { .wheel($0) }
    return Mouse(actions.randomElement(using: &random) ?? .press(.left), x: place.x, y: place.y)
  }

  private mutating func size() -> Size {
    switch number(below: 5) {
    case 0: Size(1 + number(below: 30), 1 + number(below: 9))
    case 1: Size(number(below: 250) + 20, number(below: 80) + 6)
    default: Size(28 + number(below: 100), 8 + number(below: 40))
    }
  }

  private mutating func neverAnswer() -> String {
    guard open.count > 5 else { return tick() }
    let asked = open.removeFirst()
    forgotten.insert(asked.id)
    return "no answer to \(asked.id), ever"
  }
}
