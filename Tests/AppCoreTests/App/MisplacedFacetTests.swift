import AppTestSupport
import Drawing
import FacetModel
import TestSupport
import Testing

@testable import AppCore
@testable import Pages

/// Flat lists whose children counts do not add up, as the user sees them.
struct MisplacedFacetTests {
  private let feed = #"""
    {"data": {"feed": {"body": [{"id": "s", "body": [
      {"id": "a", "component": {"id": "row.text"}, "childrenCount": 0, "text": {"title": "Card of the list"}},
      {"id": "b", "component": {"id": "list.standard"}, "text": {"title": "The list"}},
      {"id": "c", "component": {"id": "row.text"}, "childrenCount": 0, "text": {"title": "After the list"}}
    ]}]}}}
    """#

  @Test("Facets with an uncertain place are left out, and the status line counts them and locates the error")
  func statusLineSaysWhere() throws {
    let app = try TestApp(json: feed, size: Size(160, 24))
    app.page("page").shows("After the list").hides("Card of the list").hides("The list")
    app.press(.down).says("2 left out").says("error at 3:3").says("childrenCount is missing here")
    app.press(.character("V")).press(.enter)
    app.page("page").shows("2 left out as 6.1.0").shows("childrenCount does not add up")
  }

  @Test("The place of the error stays in the status line on narrow screens", arguments: [40, 60, 80])
  func statusLineSaysWhere(width: Int) throws {
    try TestApp(json: feed, size: Size(width, 24)).says("error at 3:3")
  }
}
