import Foundation
import Testing

@testable import Sessions

/// Sessions as asciicasts. `.ci/check-cast.py` plays them in a terminal.
struct AsciicastTests {
  private func lines(
    _ version: Asciicast.Version, _ session: [String] = FilmSession.lines, started: String? = nil
  ) throws -> [Any] {
    let bytes = Asciicast(try FilmSession.make(session, started: started), version).bytes
    return try String(decoding: bytes, as: UTF8.self).split(separator: "\n").map {
      try JSONSerialization.jsonObject(with: Data($0.utf8))
    }
  }

  private func events(_ lines: [Any]) -> [(time: Double, code: String, data: String)] {
    lines.dropFirst().compactMap { line in
      guard let parts = line as? [Any], parts.count == 3, let time = parts[0] as? Double,
        let code = parts[1] as? String, let data = parts[2] as? String
      else { return nil }
      return (time, code, data)
    }
  }

  @Test("Version 3 has the terminal in its header, and times since the event before")
  func versionThree() throws {
    let lines = try lines(.three, started: "2026-01-31T12:00:00Z")
    let header = try #require(lines.first as? [String: Any])
    #expect(header["version"] as? Int == 3 && header["title"] as? String == "menu")
    #expect(header["timestamp"] as? Int == 1_769_860_800)
    let terminal = try #require(header["term"] as? [String: Any])
    #expect(terminal["cols"] as? Int == 6 && terminal["rows"] as? Int == 2)
    let theme = try #require(terminal["theme"] as? [String: String])
    #expect(theme["bg"] == "#102030" && theme["palette"]?.split(separator: ":").count == 16)
    let events = events(lines)
    #expect(events.map(\.code) == ["o", "o", "r", "o", "o", "x"])
    #expect(events.map(\.time) == [0, 0.05, 3, 0, 1, 0])
    #expect(events[2].data == "3x1" && events[5].data == "0")
  }

  @Test("Version 2 has the size in its header, and times since the start")
  func versionTwo() throws {
    let lines = try lines(.two)
    let header = try #require(lines.first as? [String: Any])
    #expect(header["version"] as? Int == 2 && header["width"] as? Int == 6 && header["height"] as? Int == 2)
    #expect(header["term"] == nil && header["timestamp"] == nil)
    let events = events(lines)
    #expect(events.map(\.code) == ["o", "o", "r", "o", "o"])
    #expect(events.map(\.time) == [0, 0.6, 3.6, 3.6, 4.6])
  }

  @Test("Only rows that changed are written again, and the cursor returns at the end")
  func changedRowsAreWritten() throws {
    let events = try events(lines(.two))
    #expect(events[1].data.contains("END") && !events[1].data.contains("麺"))
    #expect(events[0].data.hasPrefix("\u{1B}[?25l") && events.last?.data.hasSuffix("\u{1B}[?25h") == true)
  }

  @Test("A session that was read aloud is its lines, without the sequences of a hostile file")
  func linesReadAloud() throws {
    let events = try events(lines(.three, [#"{"at":0,"said":["Menu, \u001b[31m12 dishes","Soup"]}"#]))
    #expect(events[0].data.contains("12 dishes\r\nSoup\r\n") && !events[0].data.contains("\u{1B}"))
  }
}
