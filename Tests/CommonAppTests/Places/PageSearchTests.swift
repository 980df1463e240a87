import Drawing
import Terminal
import TestSupport
import Testing
import Text

@testable import CommonApp

struct PageSearchTests {
  /// Words of our own, which the feed does not say: they are spoken as states.
  private static let ours: Set = ["Customize", "Unavailable"]

  /// Whatever can be read on the screen can be found.
  @Test(arguments: ["home", "store", "retail", "search", "caviar-home"]) func whatCanBeReadCanBeFound(sample: String)
    throws
  {
    let app = try TestApp(sample: sample, size: Size(140, 50), reducesMotion: true)
    let page = try #require(app.app.history.current.page).page
    var search = PageSearch(page.outline)
    var words: Set<String> = []
    for _ in 0..<6 {
      for row in app.page {
        words.formUnion(row.split(separator: " ").map(String.init).filter { $0.count > 3 && $0.allSatisfy(\.isLetter) })
      }
      app.press(.pageDown)
    }
    let missing = words.subtracting(Self.ours).filter { word in
      search.look(for: SafeText(word), from: nil)
      return search.count == 0
    }
    #expect(words.count > 40)
    #expect(missing.isEmpty, "\(missing.sorted())")
  }
}
