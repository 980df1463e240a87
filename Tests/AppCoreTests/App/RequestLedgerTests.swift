import Components
import FacetModel
import Testing

@testable import AppCore

/// The ledger of the app's requests.
struct RequestLedgerTests {
  private var ledger = RequestLedger()

  private mutating func askForSections(_ sections: Set<String>, by sessions: Set<Int> = [0]) -> OpenRequest {
    ledger.ask(
      .sections(sections, choices: FilterChoices()), for: .sections(sections.sorted(), filterQuery: ""), from: 0,
      by: sessions)
  }

  @Test("Each request gets a new number, and its effect sends it with the page that asks")
  mutating func numbers() {
    let first = ledger.ask(.next(cursor: "2"), for: .next(cursor: "2"), from: 3, by: [0])
    let second = ledger.ask(.renewal(4), for: .again, from: 4, by: [0])
    #expect(first.load == .load(.next(cursor: "2"), id: 1, page: 3))
    #expect(second.load == .load(.again, id: 2, page: 4))
    #expect(ledger.lastID == 2)
  }

  @Test("An answer is wanted once, and not after its request was cancelled")
  mutating func answersAreWantedOnce() {
    let sections = askForSections(["s"])
    let purposes = [ledger.close(sections.id)?.purpose, ledger.close(sections.id)?.purpose]
    #expect(purposes == [.part(.sections(["s"], choices: FilterChoices())), nil])
    let visit = ledger.askForVisit(.home, from: 0).new
    let calledOff = ledger.callOffVisit()
    let late = ledger.close(visit.id)
    #expect(calledOff?.id == visit.id && late == nil && ledger.visit == nil)
  }

  @Test("A newer request for a section makes the answer to an older one unwanted, for this section and this page only")
  mutating func newerSectionsCount() {
    let both = askForSections(["s", "t"])
    let elsewhere = askForSections(["s"], by: [7])
    let newer = askForSections(["s"])
    #expect(
      ledger.requests(of: 0).map(\.purpose) == [
        .part(.sections(["t"], choices: FilterChoices())), .part(.sections(["s"], choices: FilterChoices())),
      ])
    _ = askForSections(["t"])
    let closed = [both, elsewhere, newer].map { ledger.close($0.id)?.purpose }
    #expect(
      closed == [
        nil, .part(.sections(["s"], choices: FilterChoices())), .part(.sections(["s"], choices: FilterChoices())),
      ])
  }

  @Test("A page waits for one further page at a time, and for one renewal of each of its pages")
  mutating func newerPagesCount() {
    let old = [
      ledger.ask(.next(cursor: "2"), for: .next(cursor: "2"), from: 0, by: [0]),
      ledger.ask(.renewal(1), for: .again, from: 1, by: [0]),
    ]
    let other = ledger.ask(.renewal(2), for: .again, from: 2, by: [0, 3])
    _ = ledger.ask(.next(cursor: "2"), for: .next(cursor: "2"), from: 0, by: [0])
    _ = ledger.ask(.renewal(1), for: .again, from: 1, by: [0])
    let late = old.map { ledger.close($0.id)?.id }
    #expect(late == [nil, nil])
    #expect(ledger.requests(of: 3).map(\.id) == [other.id])
  }

  @Test("A new visit takes the place of the open one")
  mutating func oneVisitAtATime() {
    let first = ledger.askForVisit(.open(uri: "a"), from: 0)
    #expect(first.old == nil)
    let second = ledger.askForVisit(.open(uri: "b"), from: 0)
    #expect(second.old?.id == first.new.id)
    #expect(ledger.visit?.id == second.new.id)
    let late = ledger.close(first.new.id)
    #expect(late == nil)
  }

  @Test("A visit that a page has led to is marked, and the next one is not")
  mutating func ledVisits() {
    ledger.markVisitAsLed()
    let led = ledger.askForVisit(.home, from: 0).new
    ledger.markVisitAsLed()
    let closed = ledger.close(led.id)
    let next = ledger.askForVisit(.home, from: 0).new
    #expect(closed?.purpose == .visit(isLed: true) && next.purpose == .visit(isLed: false))
  }

  @Test("A visit that failed is kept until the next one or until it is forgotten")
  mutating func failedVisits() throws {
    let visit = ledger.askForVisit(.open(uri: "a"), from: 5).new
    let closed = ledger.close(visit.id)
    ledger.keepFailed(try #require(closed))
    #expect(ledger.failedVisit?.request == .open(uri: "a") && ledger.failedVisit?.page == 5)
    _ = ledger.askForVisit(.home, from: 0)
    #expect(ledger.failedVisit == nil)
    ledger.keepFailed(visit)
    ledger.forgetFailedVisit()
    #expect(ledger.failedVisit == nil)
  }

  @Test("The age counts from the clock event after the oldest request, and the bytes of all are added")
  mutating func amounts() {
    let old = askForSections(["s"])
    #expect(ledger.deadline(now: 100) == 100)
    ledger.setClock(100)
    let new = ledger.ask(.renewal(0), for: .again, from: 0, by: [0])
    ledger.setClock(900)
    #expect(ledger.deadline(now: 900) == 1100)
    #expect(ledger.amount(now: 1099) == nil)
    ledger.note(bytes: 700, of: old.id)
    ledger.note(bytes: 1300, of: new.id)
    #expect(ledger.amount(now: 2100) == "2 s, 2 kB")
    _ = ledger.close(old.id)
    #expect(ledger.amount(now: 2100) == "1 s, 1 kB")
    _ = ledger.close(new.id)
    #expect(ledger.deadline(now: 2100) == nil && ledger.amount(now: 2100) == nil)
  }

  @Test("The status line does not tell the age of content that comes behind other content")
  mutating func requestsWithARow() {
    _ = ledger.ask(.next(cursor: "2"), for: .next(cursor: "2"), from: 0, by: [0])
    _ = ledger.ask(.more(cursor: "3"), for: .next(cursor: "3"), from: 0, by: [0])
    #expect(ledger.deadline(now: 0) == nil)
    _ = ledger.askForVisit(.next(cursor: "4"), from: 0)
    #expect(ledger.deadline(now: 0) == 0)
  }
}
