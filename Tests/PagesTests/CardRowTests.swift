import AppTestSupport
import Drawing
import TestSupport
import Testing

/// Cards side by side in a carousel.
@Suite("Rows of cards") struct CardRowTests {
  @Test("Promotions in one row share their bottom", arguments: [40, 80, 140])
  func promotionsShareTheirBottom(width: Int) throws {
    let card = { (id: String, words: String) in
      #"""
      {"id":"\#(id)","component":{"id":"card.promo","category":"card"},
       "text":{"title":"\#(id) off","description":"\#(words)"},
       "events":{"click":{"name":"navigate","data":{"uri":"offer/\#(id)"}}}}
      """#
    }
    let long = Array(repeating: "fresh bread from the harbour", count: 6).joined(separator: " ")
    let cards = [card("Ten", "Bread"), card("Twenty", long), card("Thirty", "Butter")].joined(separator: ",")
    let app = try TestApp(
      json: #"[{"id":"c","component":{"id":"carousel.standard","category":"carousel"},"children":[\#(cards)]}]"#,
      size: Size(width, 20), reducesMotion: true)
    let plain = app.frame[0, 0].style.background
    let heights = (0..<width).map { x in (0..<19).count { app.frame[x, $0].style.background != plain } }
    #expect(Set(heights.filter { $0 > 2 }).count == 1, "\(heights)\n\(app.picture)")
  }
}
