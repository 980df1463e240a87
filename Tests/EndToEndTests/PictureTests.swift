import Drawing
import Foundation
import TestSupport
import Testing

/// Pictures from a file to the screen, with the real decoder.
@Suite struct PictureTests {
  /// A picture of 2 by 2 pixels, all (200, 100, 50).
  private static let png =
    "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFklEQVR4nGM8kWLEwMDAxMDAwMDAAAARKAFipiAqoAAAAABJRU5ErkJggg=="

  /// A page with a card for each address.
  private static func page(_ addresses: String...) -> String {
    let cards = addresses.enumerated().map { number, address in
      """
      {"id": "card.store:\(number)", "component": {"id": "card.store", "category": "card"},
       "text": {"title": "Store \(number)"}, "images": {"main": {"uri": "\(address)", "style": "STYLE_UNSPECIFIED"}},
       "events": {"click": {"name": "navigate", "data": {"uri": "store/\(number)/"}}}}
      """
    }
    return """
      {"body": [{"id": "near", "body": [{"id": "carousel:1",
        "component": {"id": "carousel.standard", "category": "carousel"},
        "children": [\(cards.joined(separator: ","))]}]}]}
      """
  }

  private func withFolder(_ files: [String: Data], _ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "facet-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, bytes) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try bytes.write(to: file)
    }
    try body(folder)
  }

  private func render(_ file: URL, _ options: String...) throws -> Command {
    try Facet.run(
      ["render", file.path, "--size", "60x14"] + options, environment: ["FACET_PICTURES": "auto"])
  }

  private static var picture: Data { Data(base64Encoded: png) ?? Data() }

  @Test("A picture beside a feed is drawn in its colours, and a data address too")
  func pictureBesideFeed() throws {
    let page = Self.page("p/a.png", "data:image/png;base64,\(Self.png)")
    try withFolder(["home.json": Data(page.utf8), "p/a.png": Self.picture]) { folder in
      let output = try render(folder.appending(path: "home.json"), "--format", "ansi").output
      // 200, 100 and 50, each rounded to one of 32 steps.
      func isNear(_ number: Substring, _ part: Int) -> Bool { abs((Int(number) ?? 0) - part) <= 8 }
      let grounds = output.matches(of: /48;2;(\d+);(\d+);(\d+)m( +)/).filter { match in
        isNear(match.1, 200) && isNear(match.2, 100) && isNear(match.3, 50)
      }
      let columns = grounds.reduce(0) { $0 + $1.4.count }
      // Two cards of about 26 columns and 7 rows.
      #expect((300...460).contains(columns), "\(columns)")
      #expect(!output.contains("S0"))
    }
  }

  @Test("Without pictures, with one that is missing, and with one that is no picture, the blocks stand there")
  func blocks() throws {
    let files = [
      "home.json": Data(Self.page("p/a.png", "p/b.png").utf8), "p/a.png": Self.picture,
      "broken.json": Data(Self.page("p/c.png").utf8), "p/c.png": Data("GIF89a but no picture".utf8),
    ]
    try withFolder(files) { folder in
      let file = folder.appending(path: "home.json")
      let shown = try render(file, "--format", "text", "--pictures", "cells")
      #expect(shown.status == .exited(0))
      #expect(!shown.output.contains("S0") && shown.output.contains("S1"))
      let broken = try render(
        folder.appending(path: "broken.json"), "--format", "text", "--pictures", "cells")
      #expect(broken.output.contains("S0"))
      let off = try render(file, "--format", "text", "--pictures", "off").output
      #expect(off.contains("S0") && off.contains("S1"))
      // Text has no pictures unless they are asked for.
      #expect(try render(file, "--format", "text").output == off)
    }
  }

  @Test("Sextants are drawn where the user chooses them, and an SVG has shapes instead")
  func sextants() throws {
    let page = Self.page("data:image/jpeg;base64,\(try Self.dish())")
    try withFolder(["home.json": Data(page.utf8)]) { folder in
      let file = folder.appending(path: "home.json")
      let isSextant = { (scalar: Unicode.Scalar) in (0x1FB00...0x1FB3B).contains(scalar.value) }
      let text = try render(file, "--pictures", "sextants", "--format", "ansi").output
      #expect(text.unicodeScalars.contains(where: isSextant))
      let cells = try render(file, "--pictures", "cells", "--format", "ansi").output
      #expect(!cells.unicodeScalars.contains(where: isSextant) && cells.contains(/[▘▝▖▗▚▞▌▐▀▄]/))
      let svg = try render(file, "--pictures", "sextants", "--format", "svg").output
      #expect(!svg.unicodeScalars.contains(where: isSextant))
    }
  }

  /// A picture with edges in all directions.
  private static func dish() throws -> String {
    let file = Repository.path("SampleFeeds/pictures/dishes/arepa-lua/685961252.jpg")
    return try Data(contentsOf: URL(filePath: file)).base64EncodedString()
  }

  @Test("An SVG holds the photos themselves, and equal input gives equal bytes")
  func svg() throws {
    try withFolder(["home.json": Data(Self.page("p/a.png").utf8), "p/a.png": Self.picture]) { folder in
      let file = folder.appending(path: "home.json")
      let svg = try render(file, "--format", "svg").output
      #expect(svg.matches(of: /<image [^>]*href="data:image\/jpeg;base64,\/9j[A-Za-z0-9+\/=]+"/).count == 1)
      #expect(try render(file, "--format", "svg").output == svg)
    }
  }

  @Test("In a narrow block the reason takes two lines instead of being cut")
  func narrowBlocks() throws {
    let page = """
      {"body": [{"id": "s", "body": [{"id": "r", "component": {"id": "row.store", "category": "row"},
        "text": {"title": "Soup"}, "images": {"main": {"uri": "data:image/png;base64,AAAA"}}}]}]}
      """
    try withFolder(["home.json": Data(page.utf8)]) { folder in
      let command = try render(folder.appending(path: "home.json"), "--format", "text", "--pictures", "cells")
      let rows = command.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      let first = try #require(rows.firstIndex(of: "unknown"), "\(command.output)")
      #expect(rows[first + 1] == "format", "\(command.output)")
    }
  }

  @Test("A recorded session shows its pictures again when their files are gone")
  func recording() throws {
    try withFolder(["home.json": Data(Self.page("p/a.png").utf8), "p/a.png": Self.picture]) { folder in
      let file = folder.appending(path: "home.json").path
      let session = folder.appending(path: "session.jsonl").path
      let recorded = try Facet.run([
        "record", file, "-o", session, "--size", "60x14", "--keys", "j l P P", "--pictures", "cells",
      ])
      #expect(recorded.status == .exited(0), "\(recorded.errors)")
      let lines = try String(contentsOfFile: session, encoding: .utf8)
      #expect(lines.contains("\"event\":\"Picture:"))
      try FileManager.default.removeItem(at: folder.appending(path: "p"))
      let replayed = try Facet.run(["replay", session, "--check"])
      #expect(replayed.status == .exited(0), "\(replayed.output)\(replayed.errors)")
    }
  }

  @Test("A terminal shows pictures, P switches them, and the terminal stays whole")
  func terminal() throws {
    try withFolder(["home.json": Data(Self.page("p/a.png").utf8), "p/a.png": Self.picture]) { folder in
      let tmux = try Tmux(
        Facet.path, [folder.appending(path: "home.json").path], size: Size(60, 20),
        environment: ["FACET_PICTURES": "auto"])
      try tmux.wait(forText: "Store 0")
      // The initials stand in the block until the picture has come.
      try tmux.wait(for: "the picture") { rows in !rows.contains { $0.contains("S0") } }
      try tmux.type("P")
      try tmux.wait(forText: "pictures are off", "S0")
      try tmux.type("P")
      try tmux.wait(for: "the picture again") { rows in !rows.contains { $0.contains("S0") } }
      try tmux.type("q")
      try tmux.waitForEnd()
    }
  }

  @Test("A feed with forty broken pictures is drawn, and each block stays")
  func brokenPictures() throws {
    var files: [String: Data] = [:]
    var addresses: [String] = []
    for number in 0..<40 {
      var bytes = [UInt8](Self.picture)
      bytes[16 + number % 40] ^= UInt8(truncatingIfNeeded: 1 + number * 7)
      files["p/\(number).png"] = Data(bytes)
      addresses.append("p/\(number).png")
    }
    let rows = addresses.enumerated().map { number, address in
      """
      {"id": "row.store:\(number)", "component": {"id": "row.store", "category": "row"},
       "text": {"title": "Store \(number)"}, "images": {"main": {"uri": "\(address)"}}}
      """
    }
    files["home.json"] = Data(#"{"body": [{"id": "a", "body": [\#(rows.joined(separator: ","))]}]}"#.utf8)
    try withFolder(files) { folder in
      let full = try Facet.run([
        "render", folder.appending(path: "home.json").path, "--full", "--size", "60x20", "--pictures", "cells",
      ])
      #expect(full.status == .exited(0))
      #expect((0..<40).allSatisfy { full.output.contains("Store \($0)") })
    }
  }
}
