import JSON
import TestSupport
import Testing
import Wording

@testable import Feeds

/// Sessions that are written and read again.
struct SessionFormatTests {
  private static let page = RecordedPage(number: 0, title: "home", body: 0)

  private static var header: SessionHeader {
    var header = SessionHeader(first: page)
    header.program = "facet 1.2.3"
    header.started = "2026-01-31T12:00:00Z"
    header.size = "80x24"
    header.brand = "caviar"
    header.brands = ["doordash", "caviar"]
    header.scheme = "dark"
    header.contrast = "high"
    header.suitsTerminal = true
    header.color = "256"
    header.usesASCII = true
    header.facetsVersion = "3.0.1"
    header.hosts = ["feeds.example"]
    header.address = "221B \"Baker\" Street\u{85}"
    header.reducesMotion = true
    header.welcomes = true
    header.isLinear = true
    header.awaitsFirstPage = true
    header.asksServer = true
    header.findsSeen = true
    header.url = "https://feeds.example/home"
    header.message = "look\tout"
    header.place = "card.store:7"
    header.keys = [SessionHeader.Binding(command: "quit", keys: ["x", "Ctrl-c"])]
    return header
  }

  private static let entries: [SessionEntry] = [
    SessionEntry(time: 0, .event("Clock:0", nil)),
    SessionEntry(time: 3, .load(RecordedLoad(id: 1, page: 0, request: .open(uri: "store/1?x=ü")))),
    SessionEntry(time: 3, .load(RecordedLoad(id: 2, page: 0, request: .home))),
    SessionEntry(time: 3, .load(RecordedLoad(id: 3, page: 2, request: .again))),
    SessionEntry(
      time: 4,
      .load(
        RecordedLoad(
          id: 4, page: 0, request: .next(cursor: "c"), address: "https://feeds.example/?cursor=c",
          headers: [HTTPHeader("Accept", "application/json")].compactMap(\.self)))),
    SessionEntry(time: 5, .load(RecordedLoad(id: 5, page: 0, request: .sections(["a", "b"], filterQuery: "eta=30")))),
    SessionEntry(time: 5, .load(RecordedLoad(id: 6, page: 0, request: .sections([])))),
    SessionEntry(time: 9, .event("Loaded:4", RecordedPage(number: 1, title: "more", body: 1))),
    SessionEntry(time: 9, .event("Loaded:5", RecordedPage(number: 2, title: "home", body: 0))),
    SessionEntry(
      time: 9,
      .frame(
        RecordedFrame(
          size: "2x1", looks: ["#191919/#ffffff bold"],
          rows: [.init(number: 0, content: RecordedRow(text: "a\u{1B}b", runs: [.init(columns: 2, look: 0)]))]))),
    SessionEntry(time: 9, .frame(RecordedFrame(size: nil, looks: [], rows: []))),
    SessionEntry(time: 10, .said(["Home", "", "“Thai”"])),
  ]

  /// A feed, and bytes that are not UTF-8.
  private static let bodies = [ByteBuffer(#"{"body": ["\u001b", "ü\n"]}"#), ByteBuffer([0xFF, 0x00, 0x0A, 0xC3])]

  private func written() throws -> [UInt8] {
    let folder = try TemporaryFolder()
    let path = folder.path("session.jsonl")
    let writer = try SessionWriter(path)
    writer.write(Self.header, body: Self.bodies[0])
    for entry in Self.entries {
      guard case .event(_, let page?) = entry.content else {
        writer.write(entry)
        continue
      }
      writer.write(entry, body: Self.bodies[page.body])
    }
    #expect(writer.fault == nil)
    let bytes = try FileReader.read(path, limit: 1 << 20)
    return (0..<bytes.count).map { bytes[$0] }
  }

  @Test("A session reads back as it was written") func writtenSessionsAreReadAgain() throws {
    let session = try RecordedSession(ByteBuffer(try written()))
    #expect(session.header == Self.header)
    #expect(session.entries == Self.entries)
    #expect(session.lines == Array(2...Self.entries.count + 1))
    #expect(session.bodies.count == 2, "a body that comes again is written once")
    #expect(zip(session.bodies, Self.bodies).allSatisfy { $0.hasSameBytes(as: $1) })
    #expect(!session.isCut)
  }

  /// Users look into recordings with `cat`.
  @Test("A recorded session has no control characters that a terminal would obey")
  func sessionsHaveNoControlCharacters() throws {
    let text = String(decoding: try written(), as: UTF8.self)
    let obeyed = text.unicodeScalars.filter { $0.properties.generalCategory == .control && $0 != "\n" }
    #expect(obeyed.isEmpty)
  }

  @Test("A session that is cut anywhere keeps all its whole lines") func cutSessionsKeepTheirWholeLines() throws {
    let bytes = try written()
    let firstEnd = try #require(bytes.firstIndex(of: UInt8(ascii: "\n")))
    for end in firstEnd + 1...bytes.count {
      let session = try RecordedSession(ByteBuffer(bytes[..<end]))
      let whole = bytes[..<end].count { $0 == UInt8(ascii: "\n") } - 1
      #expect(session.entries == Array(Self.entries.prefix(whole)))
      #expect(session.isCut == (bytes[end - 1] != UInt8(ascii: "\n")))
    }
    #expect(throws: RecordedSession.Fault.self) { try RecordedSession(ByteBuffer(bytes[..<firstEnd])) }
  }

  @Test("A recording never overwrites a file with content") func recordingsAreNeverWrittenOver() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("something", to: "session.jsonl")
    #expect(throws: SessionWriter.Refusal.isThere) { try SessionWriter(path) }
    #expect(throws: SessionWriter.Refusal.self) { try SessionWriter(folder.path) }
    #expect(throws: Never.self) { try SessionWriter(try folder.write("", to: "empty.jsonl")) }
  }

  @Test("A full disk is reported") func fullDiskIsReported() throws {
    let writer = try SessionWriter("/dev/full")
    writer.write(Self.header, body: Self.bodies[0])
    #expect(writer.fault?.text(in: .english) == "No space left on device")
  }
}
