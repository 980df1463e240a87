import AppTestSupport
import Drawing
import TestSupport
import Testing
import Text
import Wording

@testable import AppCore
@testable import Input

/// The golden frames of screens in Spanish.
struct SpanishFrameTests {
  private static let words = Words(.spanish)

  @Test(
    "Screens in Spanish match their golden frames",
    arguments: [
      ("home", ""), ("help", "?"), ("palette", ":"), ("search", "/ z"), ("no-link", "j o"),
      ("versions", "V Down Enter"),
      ("inspector", "j j i"),
    ], [40, 80])
  func screensStay(screen: (name: String, keys: String), width: Int) throws {
    let app = try TestApp(folder: "SampleFeeds", size: Size(width, 24), words: Self.words)
    for case .event(let input) in try KeyScript(screen.keys).steps { app.receive(Event(input, in: Self.words)) }
    try expectGolden(app.rows, "spanish/\(screen.name)-\(width)")
  }

  @Test("A dialog and a page with nothing to show match their golden frames in Spanish", arguments: [40, 80])
  func noticesStay(width: Int) throws {
    let paragraphs = (1...12).map { "Paragraph \($0)" }.joined(separator: "\\n")
    let dialog = try TestApp(
      json: """
        [{"id": "a", "component": {"id": "row.text"}, "text": {"title": "Fees"},
          "events": {"click": {"name": "present_modal", "data": {"title": "Fees", "description": "\(paragraphs)"}}}}]
        """, size: Size(width, 12), words: Self.words)
    dialog.press(.tab).press(.enter)
    try expectGolden(dialog.rows, "spanish/dialog-\(width)")
    let empty = try TestApp(
      json: #"[{"id": "a", "component": {"id": "row.none"}}, {"id": "b", "component": {}}]"#, size: Size(width, 12),
      words: Self.words)
    try expectGolden(empty.rows, "spanish/empty-\(width)")
  }
}
