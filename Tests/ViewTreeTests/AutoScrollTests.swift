import Testing
import ViewTree

struct AutoScrollTests {
  @Test("A carousel moves card by card, returns to the first card and rests there")
  func carouselGoesAroundOnce() throws {
    let scroll = try #require(AutoScroll(seconds: 5, cardCount: 3, start: 1000))
    let times = [0, 1000, 5999, 6000, 11_000, 15_999, 16_000, 60_000]
    #expect(times.map(scroll.offset) == [0, 0, 0, 1, 2, 2, 0, 0])
    #expect(scroll.nextMove(after: 1000) == 6000)
    #expect(scroll.nextMove(after: 11_000) == 16_000)
    #expect(scroll.nextMove(after: 16_000) == nil)
  }

  @Test(
    "A carousel without a positive, finite interval or with a single card never moves",
    arguments: [0, -1, .infinity, .nan])
  func withoutAnIntervalNothingMoves(seconds: Double) {
    #expect(AutoScroll(seconds: seconds, cardCount: 3, start: 0) == nil)
    #expect(AutoScroll(seconds: 5, cardCount: 1, start: 0) == nil)
  }

  @Test("A card stays for at least a second, so that it can be read") func cardsStayForASecond() throws {
    let scroll = try #require(AutoScroll(seconds: 0.0001, cardCount: 3, start: 0))
    #expect(scroll.offset(at: 999) == 0)
    #expect(scroll.offset(at: 1000) == 1)
  }
}
