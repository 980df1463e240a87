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

@testable import CommonApp

/// The app as a person sees it: keys in, rows out.
struct TestApp {
  private var app: App
  private(set) var effects: [Effect] = []
  /// What answers at once, if anything does.
  private var source: ReplaySource?
  private let interner = Interner.forFeeds()

  init(
    sample: String, brand: Brand = .doorDash, size: Size = Size(80, 24), reducesMotion: Bool = false,
    depth: Depth = .truecolor, suitsTerminal: Bool = false
  ) throws {
    let feed = try Self.feed(sample, interner)
    let loaded = LoadedPage(feed: feed, title: SafeText(sample), number: 0)
    app = try Self.app(loaded, brand, size, reducesMotion, depth, suitsTerminal)
  }

  /// A page of a feed's text; answers are given by `answer(withJSON:)`.
  init(json: String, size: Size = Size(80, 24), reducesMotion: Bool = false) throws {
    let feed = try FeedDecoder(interner: interner).decode(ByteBuffer(json))
    app = try Self.app(
      LoadedPage(feed: feed, title: "page", number: 0), .doorDash, size, reducesMotion, .truecolor)
  }

  /// The bundle in a folder of the repository.
  init(folder: String, brand: Brand = .doorDash, size: Size = Size(80, 24)) throws {
    let source = try ReplaySource(
      [Repository.path(folder)], in: Program(name: "facet", brands: [.doorDash, .caviar]))
    app = try Self.app(try source.entry(), brand, size, true, .truecolor)
    self.source = source
  }

  private static func app(
    _ loaded: LoadedPage, _ brand: Brand, _ size: Size, _ reducesMotion: Bool, _ depth: Depth,
    _ suitsTerminal: Bool = false
  ) throws -> App {
    let page = Page(
      feed: loaded.feed, title: loaded.title, brand: brand,
      theme: Theme(try brand.tokens.values(for: .light), depth: depth),
      factory: try FacetFactory(ComponentLibrary.descriptors))
    let wardrobe = Wardrobe(
      brands: [.doorDash, .caviar], brand: brand, scheme: .light, depth: depth, usesASCII: false,
      suitsTerminal: suitsTerminal)
    return App(page: page, wardrobe: wardrobe, size: size, habits: Habits(reducesMotion: reducesMotion))
  }

  private static func feed(_ sample: String, _ interner: Interner) throws -> Feed {
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

  mutating func press(_ key: Key, times: Int = 1) {
    for _ in 0..<times {
      receive(.key(key))
    }
  }

  mutating func receive(_ event: Event) {
    if source != nil {
      effects += update(event)
    } else {
      effects += app.update(event)
    }
  }

  private mutating func update(_ event: Event) -> [Effect] {
    guard var source else { return [] }
    defer { self.source = source }
    return app.update(event, answeredBy: &source)
  }

  /// The last request that nobody has answered.
  private var open: Int? {
    effects.lazy.reversed().compactMap { if case .load(_, let id, _) = $0 { id } else { nil } }.first
  }

  var isLoading: Bool { open != nil }

  mutating func answer(withSample sample: String) {
    guard let open, let feed = try? Self.feed(sample, interner) else { return }
    effects = []
    receive(.loaded(LoadedPage(feed: feed, title: SafeText(sample), number: 1), id: open))
  }

  /// What has been asked for and not answered yet, oldest first.
  var requests: [(request: FeedRequest, id: Int)] {
    effects.compactMap { if case .load(let request, let id, _) = $0 { (request, id) } else { nil } }
  }

  /// Answers a request, by its number among those that are open.
  mutating func answer(_ number: Int = 0, withJSON json: String) throws {
    let id = requests[number].id
    let feed = try FeedDecoder(interner: interner).decode(ByteBuffer(json))
    forget(id)
    receive(.loaded(LoadedPage(feed: feed, title: "answer", number: 1), id: id))
  }

  mutating func refuse(_ number: Int = 0, because reason: SafeText) {
    let id = requests[number].id
    forget(id)
    receive(.notLoaded(reason: reason, id: id))
  }

  private mutating func forget(_ id: Int) {
    effects.removeAll { if case .load(_, id, _) = $0 { true } else { false } }
  }

  mutating func refuse(because reason: SafeText) {
    guard let open else { return }
    effects = []
    receive(.notLoaded(reason: reason, id: open))
  }
}
