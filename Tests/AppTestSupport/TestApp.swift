import AppCore
import Branding
import Caviar
import Components
import DoorDash
import Drawing
import FacetModel
import Feeds
import Input
import JSON
import Pages
import Pictures
import Prism
import Sessions
import TestSupport
import Text
import Wording

/// The app as a user sees it: keys in, rows out. Requests are answered at once, as far as the test has an answer.
package final class TestApp {
  package private(set) var app: App
  package var effects: [Effect] = []
  private var source: ReplaySource?
  private var world: SketchedWorld?
  package let interner: Interner

  package static let brands: [Brand] = [.doorDash, .caviar]

  /// Shows a sample feed alone, whose requests wait for `answer` and `refuse`.
  package init(
    sample: String, brand: Brand = .doorDash, size: Size = Size(80, 24), reducesMotion: Bool = false,
    scheme: Scheme = .light, contrast: ContrastLevel = .normal, depth: Depth = .truecolor, suitsTerminal: Bool = false
  ) throws {
    interner = .forFeeds()
    let loaded = LoadedPage(feed: try Self.feed(sample, interner), title: SafeText(sample), number: 0)
    app = try Self.app(
      loaded, brand, size, AppOptions(reducesMotion: reducesMotion), scheme: scheme, contrast: contrast, depth: depth,
      suitsTerminal: suitsTerminal)
  }

  /// Shows a page from JSON, whose requests wait for `answer(withJSON:)`.
  package init(
    json: String, size: Size = Size(80, 24), reducesMotion: Bool = false, prefetches: Bool = false,
    logs: ImpressionRule? = nil, readsLines: Bool = false, findsSeen: Bool = false,
    place: String? = nil, words: Words = .english, pictures: PictureSettings? = nil, brand: Brand = .doorDash,
    scheme: Scheme = .light, contrast: ContrastLevel = .normal, depth: Depth = .truecolor
  ) throws {
    interner = .forFeeds()
    let feed = try FeedDecoder(interner: interner).decode(ByteBuffer(json))
    var options = AppOptions(reducesMotion: reducesMotion)
    options.prefetches = prefetches
    options.impressions = logs
    options.readsLines = readsLines
    options.findsSeen = findsSeen
    options.place = place
    options.pictureMode = pictures.map { _ in .cells(.blocks) }
    app = try Self.app(
      LoadedPage(feed: feed, title: "page", number: 0), brand, size, options, scheme: scheme, contrast: contrast,
      depth: depth, words: words, pictures: pictures ?? .off)
  }

  /// Waits for the first page of a server.
  package init(awaitingAs brand: Brand, reducesMotion: Bool = false, place: String? = nil) throws {
    interner = .forFeeds()
    var options = AppOptions(reducesMotion: reducesMotion)
    options.awaitsFirstPage = true
    options.asksServer = true
    options.place = place
    let nothing = try FeedDecoder(interner: interner).decode(ByteBuffer(#"{"body": []}"#))
    app = try Self.app(LoadedPage(feed: nothing, title: "feeds.example", number: 0), brand, Size(80, 24), options)
  }

  /// Shows a page that the caller has decoded; the caller also answers the requests.
  package init(_ page: LoadedPage, _ interner: Interner, size: Size = Size(80, 24), logs: ImpressionRule? = nil) throws
  {
    self.interner = interner
    var options = AppOptions()
    options.impressions = logs
    app = try Self.app(page, .doorDash, size, options)
  }

  /// Shows the bundle in a folder, of the repository where its path is relative.
  package init(
    folder: String, brand: Brand = .doorDash, size: Size = Size(80, 24), words: Words = .english
  ) throws {
    var program = ProgramContext(name: "facet", brands: Self.brands)
    program.words = words
    let source = try ReplaySource([folder.hasPrefix("/") ? folder : Repository.path(folder)], in: program)
    interner = .forFeeds()
    app = try Self.app(try source.entry(), brand, size, AppOptions(reducesMotion: true), words: words)
    self.source = source
  }

  /// Starts with the sample of a brand, from the splash screen on.
  package init(sampleOf brand: Brand, size: Size = Size(80, 24), words: Words = .english) throws {
    let sample = brand.sample ?? BrandSample(entry: "") { _ in nil }
    let source = try ReplaySource(sample, in: ProgramContext(name: "facet", brands: Self.brands))
    var options = AppOptions()
    options.welcomes = true
    interner = .forFeeds()
    app = try Self.app(try source.welcome() ?? source.entry(), brand, size, options, words: words)
    self.source = source
  }

  /// Shows pages that a test describes.
  package init(
    _ world: SketchedWorld, brand: Brand = .doorDash, scheme: Scheme = .light, contrast: ContrastLevel = .normal,
    size: Size = Size(60, 20), depth: Depth = .truecolor, usesASCII: Bool = false, keymap: Keymap = .standard,
    logs: ImpressionRule? = nil
  ) throws {
    interner = .forFeeds()
    var options = AppOptions(reducesMotion: true)
    options.keymap = keymap
    options.impressions = logs
    app = try Self.app(
      try world.first(interner), brand, size, options, scheme: scheme, contrast: contrast, depth: depth,
      usesASCII: usesASCII)
    self.world = world
  }

  private static func app(
    _ loaded: LoadedPage, _ brand: Brand, _ size: Size, _ options: AppOptions, scheme: Scheme = .light,
    contrast: ContrastLevel = .normal, depth: Depth = .truecolor, usesASCII: Bool = false, suitsTerminal: Bool = false,
    words: Words = .english, pictures: PictureSettings = .off
  ) throws -> App {
    let page = Page(
      feed: loaded.feed, title: loaded.title, brand: brand,
      theme: Theme(try values(of: brand, scheme, contrast), depth: depth, usesASCII: usesASCII),
      state: ClientState(words: words, pictures: pictures))
    let themeSelection = ThemeSelection(
      brands: brands, brand: brand, scheme: scheme, contrast: contrast, depth: depth, usesASCII: usesASCII,
      suitsTerminal: suitsTerminal)
    return App(page: page, themeSelection: themeSelection, size: size, options: options)
  }

  // Kept for all tests, because token files are long and the tests make very many apps.
  private static let values: [String: ThemeValues] = {
    var values: [String: ThemeValues] = [:]
    for brand in brands {
      for scheme in Scheme.allCases {
        values["\(brand.name) \(scheme)"] = try? brand.tokens.values(for: scheme)
      }
    }
    return values
  }()

  private static func values(of brand: Brand, _ scheme: Scheme, _ contrast: ContrastLevel) throws -> ThemeValues {
    let kept = contrast == .normal ? values["\(brand.name) \(scheme)"] : nil
    return try kept ?? brand.tokens.values(for: scheme, contrast: contrast)
  }

  package static func feed(_ sample: String, _ interner: Interner) throws -> Feed {
    let bytes = try FileReader.read(Repository.path("SampleFeeds/\(sample).json"), limit: 1 << 30)
    return try FeedDecoder(interner: interner).decode(bytes)
  }

  /// The id of the focused facet.
  package var focused: String? { app.focusedFacet?.id }
  package var breadcrumbs: [String] { app.breadcrumbs.map(\.string) }
  package var facetCount: Int { app.facetCount }
  package var deadline: Int? { app.deadline }
  package var rows: [String] { app.frame().textRows }
  package var page: [String] { rows.dropLast() }
  package var statusLine: String { rows.last ?? "" }
  package var frame: Canvas { app.frame() }

  @discardableResult
  package func press(_ key: Key, times: Int = 1) -> TestApp {
    for _ in 0..<times {
      receive(.key(key))
    }
    return self
  }

  /// Types the characters one after the other.
  @discardableResult
  package func type(_ text: String) -> TestApp {
    for scalar in text.unicodeScalars {
      press(.character(scalar))
    }
    return self
  }

  @discardableResult
  package func click(x: Int, y: Int) -> TestApp {
    receive(.mouse(Mouse(.press(.left), x: x, y: y)))
    receive(.mouse(Mouse(.release(.left), x: x, y: y)))
    return self
  }

  /// Opens a comparison as a command line does.
  package func app(comparing variation: Variation) {
    app.compare(variation, earlier: nil)
  }

  package func app(comparingWithJSON json: String) throws {
    app.compare(.earlier, earlier: try FeedDecoder(interner: interner).decode(ByteBuffer(json)))
  }

  /// Sends an event, and clock events as long as the app has work to do at once.
  package func receive(_ event: Event) {
    take(event)
    while app.isAtWork, app.deadline == app.now { take(.clock(app.now)) }
  }

  /// Sends one event.
  package func take(_ event: Event) {
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

  /// Changes the app without an event, as a program does before it begins.
  package func changeApp(_ change: (inout App) -> Void) { change(&app) }

  /// Drops the effects so far.
  package func forgetEffects() {
    effects = []
  }
}
