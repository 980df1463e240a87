import AppCore
import Branding
import Components
import DoorDash
import Drawing
import FacetModel
import Input
import JSON
import Pages
import Prism
import Terminal

/// A page, and keys that move the focus over it.
struct InspectorRun {
  private let app: App

  private static let size = Size(140, 40)
  private static let steps = 40

  /// The keys that open each pane and then give the focus back to the page.
  private static let states: [(name: String, keys: [Key])] = [
    ("closed", []),
    ("open: facet", [.character("i")]),
    ("open: JSON", [.character("i"), .character("i"), .tab, .escape]),
    ("open: tree", [.character("i"), .character("i"), .tab, .tab, .escape]),
    ("open: frame", [.character("i"), .character("i"), .backTab, .escape]),
  ]

  init(facets: Int) throws {
    let feed = try FeedDecoder(interner: .forFeeds()).decode(ByteBuffer(FeedGenerator.feed(ofFacets: facets)))
    let theme = Theme(try Brand.doorDash.tokens.values(for: .light), depth: .truecolor)
    let page = Page(
      feed: feed, title: "page", brand: .doorDash, theme: theme,
      factory: try FacetFactory(ComponentLibrary.descriptors))
    let themeSelection = ThemeSelection(
      brands: [.doorDash], brand: .doorDash, scheme: .light, depth: .truecolor, usesASCII: false)
    app = App(page: page, themeSelection: themeSelection, size: Self.size, options: AppOptions(reducesMotion: true))
  }

  func measure() -> [(what: String, seconds: Double)] {
    var results = Self.states.map { state in
      var time = BestTime()
      for _ in 0..<12 {
        var app = app
        for key in [Key.down] + state.keys { _ = app.update(.key(key)) }
        time.measure { Self.walk(&app) }
      }
      return (what: state.name, seconds: time.seconds / Double(Self.steps))
    }
    var opening = BestTime()
    for _ in 0..<12 {
      var app = app
      _ = app.update(.key(.down))
      opening.measure { Self.show(.character("i"), &app) }
    }
    results.append(("to open it", opening.seconds))
    return results
  }

  private static func walk(_ app: inout App) {
    for _ in 0..<steps { show(.down, &app) }
  }

  private static func show(_ key: Key, _ app: inout App) {
    _ = app.update(.key(key))
    precondition(app.frame().size == size)
  }
}
