import Caviar
import CommonApp
import Components
import DoorDash
import Drawing
import FacetModel
import Feeds
import Prism
import Terminal
import TestSupport
import Text

/// The app as a person sees it: keys in, rows out.
struct TestApp {
  private var app: App
  private(set) var effects: [Effect] = []

  init(
    sample: String, brand: Brand = .doorDash, size: Size = Size(80, 24), reducesMotion: Bool = false,
    depth: Depth = .truecolor
  )
    throws
  {
    let bytes = try FileReader.read(Repository.path("SampleFeeds/\(sample).json"), limit: 1 << 30)
    let feed = try FeedDecoder(interner: .forFeeds()).decode(bytes)
    let page = Page(
      feed: feed, title: SafeText(sample), brand: brand,
      theme: Theme(try brand.tokens.values(for: .light), depth: depth),
      factory: try FacetFactory(ComponentLibrary.descriptors))
    app = App(page: page, size: size, reducesMotion: reducesMotion)
  }

  /// The id of what has the focus.
  var focused: String? { app.focusedFacet?.id }
  var deadline: Int? { app.deadline }
  var rows: [String] { app.frame().textRows }
  var page: [String] { rows.dropLast() }
  var statusLine: String { rows.last ?? "" }
  var frame: Canvas { app.frame() }

  mutating func press(_ key: Key, times: Int = 1) {
    for _ in 0..<times {
      effects += app.update(.key(key))
    }
  }

  mutating func receive(_ event: Event) {
    effects += app.update(event)
  }
}
