import Caviar
import Components
import DoorDash
import Drawing
import FacetModel
import Feeds
import JSON
import Prism
import Terminal
import TestSupport
import Text
import Wording

@testable import CommonApp

/// The app as a person sees it: keys in, rows out. What it asks for is answered at once, as far as there is an answer.
final class TestApp {
  private(set) var app: App
  var effects: [Effect] = []
  private var source: ReplaySource?
  private var world: SketchedWorld?
  let interner: Interner

  static let brands: [Brand] = [.doorDash, .caviar]

  /// A sample feed by itself, whose requests wait for `answer` and `refuse`.
  init(
    sample: String, brand: Brand = .doorDash, size: Size = Size(80, 24), reducesMotion: Bool = false,
    depth: Depth = .truecolor, suitsTerminal: Bool = false
  ) throws {
    interner = .forFeeds()
    let loaded = LoadedPage(feed: try Self.feed(sample, interner), title: SafeText(sample), number: 0)
    app = try Self.app(
      loaded, brand, size, Habits(reducesMotion: reducesMotion), depth: depth, suitsTerminal: suitsTerminal)
  }

  /// A page of a feed's text; answers are given by `answer(withJSON:)`.
  init(
    json: String, size: Size = Size(80, 24), reducesMotion: Bool = false, prefetches: Bool = false,
    logs: ImpressionRule? = nil, readsLines: Bool = false, findsSeen: Bool = false,
    words: Words = .english
  ) throws {
    interner = .forFeeds()
    let feed = try FeedDecoder(interner: interner).decode(ByteBuffer(json))
    var habits = Habits(reducesMotion: reducesMotion)
    habits.prefetches = prefetches
    habits.impressions = logs
    habits.readsLines = readsLines
    habits.findsSeen = findsSeen
    app = try Self.app(
      LoadedPage(feed: feed, title: "page", number: 0), .doorDash, size, habits, words: words)
  }

  /// Before the first page of a server has come.
  init(awaitingAs brand: Brand, reducesMotion: Bool = false) throws {
    interner = .forFeeds()
    var habits = Habits(reducesMotion: reducesMotion)
    habits.awaitsFirstPage = true
    habits.asksServer = true
    let nothing = try FeedDecoder(interner: interner).decode(ByteBuffer(#"{"body": []}"#))
    app = try Self.app(LoadedPage(feed: nothing, title: "feeds.example", number: 0), brand, Size(80, 24), habits)
  }

  /// A page that somebody else has read, and reads the answers for.
  init(_ page: LoadedPage, _ interner: Interner, size: Size = Size(80, 24), logs: ImpressionRule? = nil) throws {
    self.interner = interner
    var habits = Habits()
    habits.impressions = logs
    app = try Self.app(page, .doorDash, size, habits)
  }

  /// The bundle in a folder, of the repository where its path is relative.
  init(
    folder: String, brand: Brand = .doorDash, size: Size = Size(80, 24), words: Words = .english
  ) throws {
    var program = Program(name: "facet", brands: Self.brands)
    program.words = words
    let source = try ReplaySource([folder.hasPrefix("/") ? folder : Repository.path(folder)], in: program)
    interner = .forFeeds()
    app = try Self.app(try source.entry(), brand, size, Habits(reducesMotion: true), words: words)
    self.source = source
  }

  /// What a brand carries, from its first moment on.
  init(sampleOf brand: Brand, size: Size = Size(80, 24), words: Words = .english) throws {
    let sample = brand.sample ?? BrandSample(entry: "") { _ in nil }
    let source = try ReplaySource(sample, in: Program(name: "facet", brands: Self.brands))
    var habits = Habits()
    habits.welcomes = true
    interner = .forFeeds()
    app = try Self.app(try source.welcome() ?? source.entry(), brand, size, habits, words: words)
    self.source = source
  }

  /// Pages that a test has written down.
  init(
    _ world: SketchedWorld, brand: Brand = .doorDash, scheme: Scheme = .light, size: Size = Size(60, 20),
    depth: Depth = .truecolor, usesASCII: Bool = false, keymap: Keymap = .standard, logs: ImpressionRule? = nil
  ) throws {
    interner = .forFeeds()
    var habits = Habits(reducesMotion: true)
    habits.keymap = keymap
    habits.impressions = logs
    app = try Self.app(
      try world.first(interner), brand, size, habits, scheme: scheme, depth: depth, usesASCII: usesASCII)
    self.world = world
  }

  private static func app(
    _ loaded: LoadedPage, _ brand: Brand, _ size: Size, _ habits: Habits, scheme: Scheme = .light,
    depth: Depth = .truecolor, usesASCII: Bool = false, suitsTerminal: Bool = false,
    words: Words = .english
  ) throws -> App {
    let page = Page(
      feed: loaded.feed, title: loaded.title, brand: brand,
      theme: Theme(try values(of: brand, scheme), depth: depth, usesASCII: usesASCII), state: ClientState(words: words))
    let wardrobe = Wardrobe(
      brands: brands, brand: brand, scheme: scheme, depth: depth, usesASCII: usesASCII, suitsTerminal: suitsTerminal)
    return App(page: page, wardrobe: wardrobe, size: size, habits: habits)
  }

  // Token files are long, and there are very many apps in these tests.
  private static let values: [String: ThemeValues] = {
    var values: [String: ThemeValues] = [:]
    for brand in brands {
      for scheme in Scheme.allCases {
        values["\(brand.name) \(scheme)"] = try? brand.tokens.values(for: scheme)
      }
    }
    return values
  }()

  private static func values(of brand: Brand, _ scheme: Scheme) throws -> ThemeValues {
    try values["\(brand.name) \(scheme)"] ?? brand.tokens.values(for: scheme)
  }

  static func feed(_ sample: String, _ interner: Interner) throws -> Feed {
    let bytes = try FileReader.read(Repository.path("SampleFeeds/\(sample).json"), limit: 1 << 30)
    return try FeedDecoder(interner: interner).decode(bytes)
  }

  /// The id of what has the focus.
  var focused: String? { app.focusedFacet?.id }
  var breadcrumbs: [String] { app.breadcrumbs.map(\.string) }
  var facetCount: Int { app.facetCount }
  var deadline: Int? { app.deadline }
  var rows: [String] { app.frame().textRows }
  var page: [String] { rows.dropLast() }
  var statusLine: String { rows.last ?? "" }
  var frame: Canvas { app.frame() }

  @discardableResult
  func press(_ key: Key, times: Int = 1) -> TestApp {
    for _ in 0..<times {
      receive(.key(key))
    }
    return self
  }

  /// Characters, one after the other.
  @discardableResult
  func type(_ text: String) -> TestApp {
    for scalar in text.unicodeScalars {
      press(.character(scalar))
    }
    return self
  }

  @discardableResult
  func click(x: Int, y: Int) -> TestApp {
    receive(.mouse(Mouse(.press(.left), x: x, y: y)))
    receive(.mouse(Mouse(.release(.left), x: x, y: y)))
    return self
  }

  /// As a command line begins it.
  func app(comparing variation: Variation) {
    app.compare(variation, former: nil)
  }

  func app(comparingWithJSON json: String) throws {
    app.compare(.former, former: try FeedDecoder(interner: interner).decode(ByteBuffer(json)))
  }

  /// Nobody waits in a test, but for what takes the app several turns.
  func receive(_ event: Event) {
    take(event)
    while app.isAtWork, app.deadline == app.now { take(.clock(app.now)) }
  }

  /// One turn of the app.
  func take(_ event: Event) {
    if var source {
      effects += app.update(event, answeredBy: &source)
      self.source = source
    } else if let world {
      var open = app.update(event)
      while !open.isEmpty {
        let effect = open.removeFirst()
        guard case .load(let request, let id, _) = effect, let page = world.page(answering: request, interner) else {
          effects.append(effect)
          continue
        }
        open += app.update(.loaded(page, id: id))
      }
    } else {
      effects += app.update(event)
    }
  }

  /// Effects are counted from now on.
  func forgetEffects() {
    effects = []
  }
}
