import Drawing
import FacetModel
import Feeds
import JSON
import Prism
import Terminal
import TestSupport
import Text

@testable import AppCore
@testable import Input
@testable import Pages

/// Somebody who does anything at all, in a world in which anything happens.
struct SoakWalk {
  private(set) var app: App
  private(set) var source: SoakSource
  private var random: SeededGenerator
  private let interner = Interner.forFeeds()
  private(set) var now = 0
  /// What has been asked for and not answered, oldest first.
  private(set) var open: [(request: FeedRequest, page: Int, id: Int)] = []
  /// What has come about at all: a walk that gets nowhere proves nothing.
  var seen: Set<Sight> = []
  /// The tree whose parts have been looked at.
  var checkedTree: ObjectIdentifier?
  /// What will never be answered.
  private(set) var forgotten: Set<Int> = []
  /// How often what has been seen, by the visit and by how often the page had changed by then.
  private(set) var impressions: [String: Int] = [:]
  /// What has been answered already, and may be once more.
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

  /// Does one thing; the result says what.
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
      // Written, and told so, or only later.
      let number = source.edit()
      return self.number(below: 4) == 0 ? "an edit of page \(number)" : tell(.changed(page: number))
    case 97: return tell(.answer(.scheme(number(below: 2) == 0 ? .light : .dark)))
    case 98: return number(below: 2) == 0 ? tell(.failed(reason: "nothing came of it")) : neverAnswer()
    default: return tell(.focus(number(below: 2) == 0))
    }
  }

  private mutating func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

  private mutating func tell(_ event: Event) -> String {
    // The clock is right before anything else happens.
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
    // Mostly what somebody waits for, before they turn away.
    let visit = number(below: 2) == 0 ? open.firstIndex { $0.id == app.visit } : nil
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
    let place = (x: number(below: app.size.width + 2), y: number(below: app.size.height + 2))
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
