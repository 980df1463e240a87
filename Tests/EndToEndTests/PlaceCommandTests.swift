import Foundation
import TestSupport
import Testing

/// Opening a page at a place of it: `--at`.
struct PlaceCommandTests {
  private static let home = Repository.path("SampleFeeds/home.json")

  @Test("A place that the page does not have is refused, with the id that was probably meant")
  func missingPlacesAreRefused() throws {
    let session = try TemporaryFile("")
    let run = try Facet.run(
      "record", Self.home, "--at", "header.pag:home", "--keys", "j", "--size", "80x24", "-o", session.path)
    #expect(run.status == .exited(64))
    #expect(run.errors.contains("This page has no facet at 'header.pag:home'; did you mean 'header.page:home'?"))
  }

  @Test("`render --at` prints the screen around a facet, and refuses a place that the page does not have")
  func framesBeginAtAPlace() throws {
    let feed = try String(contentsOfFile: Self.home, encoding: .utf8)
    let row = try #require(
      feed.split(separator: "\n").firstIndex { $0.contains("\"title\": \"Most loved by your neighbors\"") })
    let run = try Facet.run("render", Self.home, "--at", "\(row + 1)", "--size", "80x12")
    #expect(run.status == .exited(0), "\(run.errors)")
    #expect(run.output.contains("Most loved by your neighbors") && !run.output.contains("What sounds good tonight?"))
    let refused = try Facet.run("render", Self.home, "--at", "nowhere")
    #expect(refused.status == .exited(64) && refused.errors.contains("This page has no facet at"))
  }

  @Test("An id that is a number goes before the line with this number")
  func idsGoBeforeLines() throws {
    let rows = ["3", "401", "x"].map {
      #"{"id": "\#($0)", "component": {"id": "row.text"}, "text": {"title": "Title of \#($0)"}}"#
    }
    let feed = try TemporaryFile("{\"body\": [\n" + rows.joined(separator: ",\n") + "\n]}")
    for (place, id) in [("401", "401"), ("3", "3"), ("4", "x")] {
      let run = try Facet.run("render", feed.path, "--at", place, "--size", "60x12")
      #expect(run.status == .exited(0), "\(run.errors)")
      #expect(run.output.contains("Here is “Title of \(id)”"), "\(place): \(run.output)")
    }
    let refused = try Facet.run("render", feed.path, "--at", "402")
    #expect(refused.status == .exited(64) && refused.errors.contains("no facet at '402'\n"), "\(refused.errors)")
  }

  @Test("A session that was recorded at a place replays there")
  func placesAreRecorded() throws {
    let session = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: session) }
    let run = try Facet.run(
      "record", Self.home, "--at", "134", "--keys", "j", "--size", "80x24", "-o", session.path)
    #expect(run.status == .exited(0), "\(run.errors)")
    #expect(try String(contentsOf: session, encoding: .utf8).contains(#""place":"134""#))
    #expect(try Facet.run("replay", session.path, "--check").status == .exited(0))
  }

  @Test("Without a terminal, --at says that it takes a screen")
  func placesTakeAScreen() throws {
    let run = try Facet.run("open", Self.home, "--at", "134")
    #expect(run.status == .exited(64))
    #expect(run.errors.contains("--at goes to a place on a screen"))
  }
}
