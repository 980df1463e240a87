import JSON
import Testing

@testable import AppCore

/// The requests that the app keeps for the inspector.
@Suite("The log of requests") struct RequestLogTests {
  private func facts(_ id: Int, _ stage: RequestFacts.Stage = .answered, bytes: Int? = nil) -> RequestFacts {
    var facts = RequestFacts(id: id, address: "a", use: .page, origin: .server, stage: stage)
    facts.body = bytes.map { ByteBuffer(repeatElement(0x20, count: $0)) }
    return facts
  }

  @Test("The end of a request takes the place of its beginning")
  func endsReplaceBeginnings() {
    var log = RequestLog()
    log.take(facts(1, .underWay))
    log.take(facts(2, .underWay))
    log.take(facts(1))
    #expect(log.entries.map(\.facts.stage) == [.answered, .underWay])
  }

  @Test("The oldest of more than 200 requests are dropped and counted")
  func requestsAreLimited() {
    var log = RequestLog()
    for id in 1...250 { log.take(facts(id)) }
    #expect(log.entries.count == 200 && log.droppedCount == 50)
    #expect(log.entries.first?.facts.id == 51 && log.entry(50)?.facts.id == 51 && log.entry(49) == nil)
  }

  @Test("Besides the newest answer, at most 8 MB of answers are kept, the newer ones first")
  func bytesAreLimited() {
    var log = RequestLog()
    for id in 1...4 { log.take(facts(id, bytes: 3 << 20)) }
    #expect(log.entries.map { $0.facts.body != nil } == [false, true, true, true])
    log.take(facts(5, bytes: 20 << 20))
    #expect(log.entries.map { $0.facts.body != nil } == [false, false, true, true, true])
    log.take(facts(6, bytes: 10))
    #expect(log.entries.map { $0.facts.body != nil } == [false, false, false, false, false, true])
  }

  @Test("The answer of a page is kept for its request, and shares the bytes of the page")
  func pagesKeepTheirAnswer() {
    var log = RequestLog()
    let body = ByteBuffer("[]")
    log.take(facts(3))
    log.keep(body, for: 3)
    log.keep(ByteBuffer("{}"), for: 3)
    #expect(log.entries.first?.facts.body === body)
  }
}
