import AppCore
import Branding
import Caviar
import Components
import DoorDash
import Drawing
import FacetModel
import Input
import Pages
import Prism
import Sessions
import TestSupport
import Text
import Wording

/// A user of the linear mode: takes keys and records the lines that are announced.
package struct Listener {
  package private(set) var app: App
  private var source: ReplaySource?
  private let answersItself: Bool
  /// Every key script, each behind `>`, with the lines announced for it.
  package private(set) var transcript: [String] = []
  package private(set) var effects: [Effect] = []

  /// Opens a bundle of the repository, or pages in order; answers come at once, or when the test calls `answer`.
  package init(_ paths: String..., brand: Brand = .doorDash, answersItself: Bool = true, size: Size = Size(80, 11))
    throws
  {
    let source = try ReplaySource(paths.map(Repository.path), in: Self.program)
    try self.init(try source.entry(), brand, size, source, answersItself)
  }

  package init(feed: Feed, words: Words = .english) throws {
    try self.init(LoadedPage(feed: feed, title: "feed", number: 0), .doorDash, Size(80, 11), nil, false, words)
  }

  private static var program: ProgramContext { ProgramContext(name: "facet", brands: [.doorDash, .caviar]) }

  private init(
    _ loaded: LoadedPage, _ brand: Brand, _ size: Size, _ source: ReplaySource?, _ answersItself: Bool,
    _ words: Words = .english
  ) throws {
    self.source = source
    self.answersItself = answersItself
    let page = Page(
      feed: loaded.feed, title: loaded.title, brand: brand,
      theme: Theme(try brand.tokens.values(for: .light), depth: .monochrome), state: ClientState(words: words))
    let themeSelection = ThemeSelection(
      brands: Self.program.brands, brand: brand, scheme: .light, depth: .monochrome, usesASCII: false)
    var options = AppOptions()
    options.readsLines = true
    app = App(page: page, themeSelection: themeSelection, size: size, options: options)
    hear(Announcer.greeting(app))
  }

  /// The lines announced for the last script, or at the start.
  package private(set) var last: [String] = []

  package mutating func press(_ script: String) throws {
    transcript.append("> \(script)")
    var said = Transcript(usesASCII: false)
    for case .event(let event) in try KeyScript(script).steps {
      said.say(receive(Event(event, in: app.words)))
    }
    hear(said.lines)
  }

  /// Refuses the last request.
  package mutating func refuse(because reason: SafeText) {
    guard case .load(_, let id, _)? = effects.last else { return }
    transcript.append("> no answer: \(reason)")
    hear(receive(.notLoaded(reason: reason, id: id)))
  }

  /// Answers the last request.
  package mutating func answer() throws {
    guard case .load(let request, let id, let number)? = effects.last,
      let page = try source?.answer(request, from: number)
    else { return }
    transcript.append("> the answer")
    hear(receive(.loaded(page, id: id)))
  }

  package mutating func receive(_ event: Event) -> [Announcement] {
    let before = app
    if var source, answersItself {
      effects += app.update(event, answeredBy: &source)
      self.source = source
    } else {
      effects += app.update(event)
    }
    return Announcer(before: before, after: app).announcements(for: event)
  }

  private mutating func hear(_ announcements: [Announcement]) {
    var said = Transcript(usesASCII: false)
    said.say(announcements)
    hear(said.lines)
  }

  private mutating func hear(_ lines: [SafeText]) {
    last = lines.map(\.string)
    transcript += last
  }
}
