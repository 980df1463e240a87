import Foundation
import TestSupport
import Testing

/// Dialogs and links within a page, from the command line.
struct DialogCommandTests {
  private static let feed = """
    {"body":[{"id":"menu","body":[
      {"id":"jump","component":{"id":"row.text"},"text":{"title":"To the drinks"},
       "events":{"click":{"name":"navigate","data":{"uri":"#drinks"}}}},
      {"id":"fee","component":{"id":"row.text"},"text":{"title":"Rain fee"},
       "events":{"click":{"name":"present_modal","data":{"title":"Who gets it?","description":["The couriers."],"close_action":{"label":"Fine"}}}}}]},
     {"id":"drinks","body":[{"id":"tea","component":{"id":"row.text"},"text":{"title":"Tea"},
       "events":{"click":{"name":"navigate","data":{"uri":"item/1"}}}}]}],
     "page":{"next":{"name":null,"data":null}}}
    """

  private func withFeed(_ body: (_ feed: String, _ folder: URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "dialogs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let feed = folder.appending(path: "feed.json")
    try Self.feed.write(to: feed, atomically: true, encoding: .utf8)
    try body(feed.path, folder)
  }

  @Test("A dialog is printed over the page at every size and in every brand", arguments: ["doordash", "caviar"])
  func frames(brand: String) throws {
    try withFeed { feed, _ in
      for size in ["40x12", "28x8", "140x40"] {
        let frame = try Facet.run(
          "render", feed, "--brand", brand, "--size", size, "--keys", "Tab Tab Enter", "--ascii", "--scheme", "dark")
        #expect(frame.status == .exited(0))
        for words in ["Who gets it?", "The couriers.", "Fine"] { #expect(frame.output.contains(words), "\(size)") }
      }
      #expect(try Facet.run("render", feed, "--size", "20x6", "--keys", "j j Enter").status == .exited(0))
    }
  }

  @Test("A dialog is read aloud, and a fragment leads to its section")
  func linear() throws {
    try withFeed { feed, _ in
      let said = try Facet.run("render", feed, "--linear", "--keys", "Tab Enter q g Enter").output
      #expect(
        said.contains(
          """
          dialog: Who gets it?
          The couriers.
          button: Fine; Enter, Escape or q closes it
          the dialog is closed
          """), "\(said)")
      #expect(said.hasSuffix("row: Tea\n"), "\(said)")
    }
  }

  @Test("The dialog that a page opens is printed over its frame and read before it; an older client opens none")
  func onArrival() throws {
    try withFeed { feed, _ in
      let page = Self.feed.replacingOccurrences(
        of: #""page":{"#,
        with: #""page":{"on_load":[{"name":"present_modal","data":{"title":"Hello","description":["Rain today."]}}],"#)
      try page.write(toFile: feed, atomically: true, encoding: .utf8)
      let frame = try Facet.run("render", feed, "--size", "60x14").output
      #expect(frame.contains("Hello") && frame.contains("Rain today."), "\(frame)")
      #expect(frame.contains("Enter close"), "\(frame)")
      let said = try Facet.run("render", feed, "--linear").output
      #expect(said.hasPrefix("dialog: Hello\nRain today.\n\n"), "\(said)")
      #expect(said.contains("Rain fee"), "\(said)")
      for option in [["--full"], ["--facets-version", "6.0.0"]] {
        #expect(try !Facet.run(["render", feed, "--size", "60x14"] + option).output.contains("Hello"), "\(option)")
      }
    }
  }

  @Test("A recorded session with a dialog replays the same frames, and the log has its clicks")
  func recording() throws {
    try withFeed { feed, folder in
      let session = folder.appending(path: "session.jsonl").path
      let keys = ["--size", "60x14", "--keys", "j j Enter Wait:500ms Click:0,12 k Enter"]
      #expect(try Facet.run(["record", feed, "-o", session] + keys).status == .exited(0))
      #expect(try Facet.run("replay", session, "--check").status == .exited(0))
      let log = folder.appending(path: "events.jsonl")
      #expect(try Facet.run(["render", feed, "--log", log.path] + keys).status == .exited(0))
      let clicks = try String(contentsOf: log, encoding: .utf8).split(separator: "\n")
        .filter { $0.contains(#""event":"click""#) }
      #expect(clicks.count == 2)
      #expect(
        clicks.first?.contains(#""id":"fee""#) == true && clicks.first?.contains(#""action":"present_modal""#) == true)
      #expect(clicks.last?.contains(#""id":"jump""#) == true && clicks.last?.contains(#""action":"open""#) == true)
    }
  }

  @Test("An older client leaves out the facet that opens a dialog")
  func olderClients() throws {
    try withFeed { feed, _ in
      let frame = try Facet.run("render", feed, "--facets-version", "6.0.0", "--size", "140x14").output
      #expect(!frame.contains("Rain fee") && frame.contains("1 left out as 6.0.0"))
      let lint = try Facet.run("lint", feed, "--facets-version", "6.0.0").output
      #expect(lint.contains("warning[F024]: the action 'present_modal' came with version 6.1.0: the facet is left out"))
      #expect(
        try Facet.run("lint", feed).output == "1 file: 0 errors, 0 warnings, 0 notes; 3 facets, 3 shown, 0 left out\n")
    }
  }
}
