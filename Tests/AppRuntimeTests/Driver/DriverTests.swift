import AppTestSupport
import Drawing
import Foundation
import TestSupport
import Testing
import Text

@testable import AppCore
@testable import AppRuntime
@testable import Input
@testable import Pages
@testable import Reporting
@testable import Sessions

/// The driver that all runs of the app share: the order of events, and what becomes of each effect.
struct DriverTests {
  private let folder: TemporaryFolder
  private let feed: String
  private let context = ProgramContext(name: "facet", brands: TestApp.brands)
  private var host = DriverHost()

  init() throws {
    folder = try TemporaryFolder()
    feed = try folder.write(Self.page("Noodles"), to: "feed.json")
  }

  private static func page(_ title: String) -> String {
    #"""
    {"body":[{"id":"s","body":[{"id":"a","component":{"id":"row.text","category":"row"},"text":{"title":"\#(title)"},
    "events":{"click":{"name":"navigate","data":{"uri":"https://noodles.example/"}}}}]}]}
    """#
  }

  private func driver(
    readsLines: Bool = false, logs: ImpressionRule? = nil, recorder: Recorder? = nil, log: EventLog? = nil
  ) throws -> Driver {
    let app = try TestApp(json: Self.page("Noodles"), reducesMotion: true, logs: logs, readsLines: readsLines).app
    return Driver(app, on: try source(), recorder: recorder, log: log, watchesFiles: true)
  }

  private func source() throws -> Source { .saved(try ReplaySource([feed], in: context)) }

  private func statusLine(_ driver: borrowing Driver) -> String { driver.app.frame().textRows.last ?? "" }

  @Test("A turn without anything to do takes no event")
  mutating func emptyTurn() throws {
    var driver = try driver()
    driver.begin(on: &host)
    #expect(!driver.turn(on: &host, after: Driver.Waking(isDue: false, mayHaveChanges: true, mayHaveAnswers: true)))
    #expect(host.deeds.isEmpty)
  }

  @Test("A changed file is loaded and shown in the next turn")
  mutating func changedFile() throws {
    var driver = try driver()
    driver.begin(on: &host)
    try folder.write(Self.page("Dumplings"), to: "feed.json")
    // Processes that other tests start may keep the file open for a moment.
    host.deadline = 10_000
    let waking = driver.wait(on: host)
    #expect(driver.turn(on: &host, after: waking))
    #expect(driver.app.frame().textRows.contains { $0.contains("Dumplings") })
  }

  @Test("The effect of an answer is carried out: without a first page the run ends with the reason")
  mutating func givingUp() throws {
    var driver = Driver(
      try TestApp(awaitingAs: .doorDash, reducesMotion: true).app, on: try source(), watchesFiles: false)
    try FileManager.default.removeItem(atPath: feed)
    driver.begin(on: &host)
    let failure = #expect(throws: Failure.self) { try driver.ending?.status() }
    #expect(failure?.status == .unavailable)
  }

  @Test("After the effect that ends the run no further input is taken")
  mutating func quitting() throws {
    var driver = try driver()
    host.inputs = [.key(.character("q")), .key(.character("m"))]
    _ = driver.turn(on: &host, after: Driver.Waking(isDue: true, mayHaveChanges: true, mayHaveAnswers: true))
    #expect(try driver.ending?.status() == 0)
    #expect(host.inputs.count == 1)
    driver.take(.key(.control("z")), on: &host)
    #expect(host.deeds.isEmpty)
  }

  @Test("A signal ends the run with the status of a shell")
  mutating func signals() throws {
    var driver = try driver()
    driver.take(.signal(.terminate), on: &host)
    #expect(try driver.ending?.status() == 128 + Signal.terminate.number)
  }

  @Test("The terminal gets the effects for the mouse, the clipboard, other programs and the shell")
  mutating func effectsOfTheTerminal() throws {
    var driver = try driver()
    for key: Key in [.character("j"), .character("m"), .character("y"), .character("o"), .control("z")] {
      driver.take(.key(key), on: &host)
    }
    #expect(host.deeds == [.mouse, .copied("Noodles"), .opened("https://noodles.example/"), .suspended])
  }

  @Test("The app says that the terminal has no clipboard, and that no program opens links")
  mutating func failedEffects() throws {
    var driver = try driver()
    host.succeeds = false
    driver.take(.key(.character("j")), on: &host)
    driver.take(.key(.character("y")), on: &host)
    #expect(driver.app.notices.message == driver.app.words.noClipboard)
    driver.take(.key(.character("o")), on: &host)
    #expect(driver.app.notices.message == driver.app.words.nothingOpensLinks("https://noodles.example/"))
  }

  @Test("After the shell has written, the current line is announced again")
  mutating func resuming() throws {
    var driver = try driver(readsLines: true)
    host.resumption = Resumption(size: Size(70, 20), isAway: true)
    driver.take(.key(.control("z")), on: &host)
    #expect(host.deeds == [.suspended])
    host.resumption = Resumption(size: Size(70, 20), isAway: false)
    driver.take(.key(.control("z")), on: &host)
    #expect(host.deeds.dropFirst() == [.suspended, .said(Announcer.whereabouts(driver.app).map(\.text))])
    #expect(driver.app.screen.size == Size(70, 20))
  }

  @Test("The complaint about a log is an event of the recording, after the input of the same turn")
  mutating func complaintsAreRecorded() throws {
    let session = folder.path("session.jsonl")
    var driver = try driver(
      logs: ImpressionRule(), recorder: try Recorder(session, keepsSecrets: true, in: context),
      log: try EventLog("/dev/full", stamp: .scripted(user: nil)))
    host.now = 40
    driver.begin(on: &host)
    host.inputs = [.key(.character("j")), .key(.enter), .key(.character("o")), .key(.character("j"))]
    _ = driver.turn(on: &host, after: Driver.Waking(isDue: true, mayHaveChanges: true, mayHaveAnswers: true))
    let text = try folder.text(of: "session.jsonl")
    let events = text.split(separator: "\n").compactMap { line in
      line.split(separator: "\"event\":\"").dropFirst().first.map { $0.prefix { $0 != "\"" && $0 != "\\" } }
    }
    #expect(events == ["Request:", "Clock:40", "Clock:40", "j", "Enter", "o", "j", "Failed:"])
    #expect(statusLine(driver).contains("the log stops here"))
  }

  @Test("A line terminal hears the complaint about a recording at once, and once")
  mutating func complaintsAreAnnounced() throws {
    var driver = try driver(
      readsLines: true, recorder: try Recorder("/dev/full", keepsSecrets: true, in: context))
    host.tellsComplaints = true
    driver.announce(Announcer.greeting(driver.app), on: &host)
    driver.take(.key(.character("j")), on: &host)
    let complaints = host.deeds.filter { if case .complained = $0 { true } else { false } }
    #expect(complaints.count == 1 && host.deeds.first == complaints.first)
    #expect(driver.app.notices.message == nil)
  }

  @Test("A script waits for all work that an event starts")
  mutating func scriptsWaitForWork() throws {
    var driver = try driver()
    driver.takeAll(.clock(0), at: 0, on: &host)
    for key in "/noo".unicodeScalars.map(Key.character) { driver.takeAll(.key(key), at: 0, on: &host) }
    #expect(!driver.app.isAtWork)
    #expect(driver.app.focusedFacet?.id == "a")
  }
}
