import Components
import DoorDash
import Drawing
import FacetModel
import Feeds
import Foundation
import JSON
import Prism
import TestSupport
import Testing
import Text
import ViewTree

@testable import Branding
@testable import Pages

struct VisibleStringsTests {
  @Test("The outline contains every string of a sample", arguments: try samples())
  func outlineSaysEverything(sample: String) throws {
    let page = try page(sample)
    let strings = VisibleStrings(page.feed, admitted: page.admission)
    let outline = page.outline.lines.map { $0.text(in: .english).string }.joined(separator: "\n")
    #expect(strings.missing(in: outline) == [])
  }

  /// Cards are narrow and break some long words, so only the first characters are looked for.
  @Test("An unrolled page shows the beginnings of at least 95 percent of all strings")
  func unrolledPageShowsNearlyEverything() throws {
    var count = 0
    var missing: [String] = []
    for sample in try Self.samples() {
      let page = try page(sample)
      let strings = VisibleStrings(page.feed, admitted: page.admission)
      var layout = page.layout(width: 140, isUnrolled: true)
      var rows: [String] = []
      var node = 0
      while node < layout.nodeCount {
        let block = layout.block(at: node)
        var canvas = Canvas(size: block.size)
        block.draw(on: &canvas, x: 0, y: 0, clip: canvas.bounds, theme: page.theme)
        rows += canvas.textRows
        node = layout.next(after: node)
      }
      count += strings.all.count
      missing += strings.missing(in: rows.joined(separator: "\n"), firstCharacters: 20)
    }
    #expect(count > 1000)
    #expect(missing.count * 100 <= count * 5, "\(missing.count) of \(count): \(missing.prefix(40))")
  }

  private func page(_ sample: String) throws -> Page {
    let bytes = try FileReader.read(Repository.path("SampleFeeds/\(sample)"), limit: 1 << 30)
    return Page(
      feed: try FeedDecoder(interner: .forFeeds()).decode(bytes), title: SafeText(sample), brand: .doorDash,
      theme: Theme(try Brand.doorDash.tokens.values(for: .light), depth: .truecolor))
  }

  private static func samples() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: Repository.path("SampleFeeds"))
      .filter { $0.hasSuffix(".json") && $0 != "index.json" }.sorted()
  }
}
