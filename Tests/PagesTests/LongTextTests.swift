import AppTestSupport
import Drawing
import TestSupport
import Testing

@testable import Pages

/// Texts that are longer than any screen.
struct LongTextTests {
  @Test("A page printed in full has every word of a text of thousands of lines", arguments: [20, 40])
  func everyWordIsPrinted(width: Int) throws {
    let words = (0..<6000).map { "w\($0)" }
    let text = #""text":{"title":"Terms","description":"\#(words.joined(separator: " "))"}"#
    let app = try TestApp(json: #"[{"id":"terms","component":{"id":"row.text"},\#(text)}]"#)
    var full = UnrolledPage(try #require(app.app.history.current.page).page, width: width)
    let rows = try #require(full.canvas(most: 10_000)?.textRows)
    #expect(rows.joined(separator: " ").split(separator: " ").suffix(words.count).elementsEqual(words) { $0 == $1 })
  }
}
