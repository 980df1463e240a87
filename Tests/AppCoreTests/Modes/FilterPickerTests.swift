import AppTestSupport
import Drawing
import FacetModel
import Testing

@testable import AppCore
@testable import Input

/// The values of a filter that can have several of them.
struct FilterPickerTests {
  private static func page(defaults: String) -> String {
    let values = #"[{"query_value":"1","display_name":"cheap"},{"query_value":"2","display_name":"dear"}]"#
    return #"""
      {"body":[{"id":"list","header":[{"id":"filters","component":{"id":"carousel.filters","category":"carousel"},\#
      "events":{"click":{"name":"load_content","data":{"sections":["list"]}}},"children":[\#
      {"id":"price","component":{"id":"filter.collection","category":"filter"},"text":{"title":"Price"},\#
      "custom":{"filter_id":"p","allowed_values":\#(values),"default_values":\#(defaults)}}]}]}]}
      """#
  }

  private func open(defaults: String = "[]") throws -> TestApp {
    let app = try TestApp(json: Self.page(defaults: defaults), size: Size(70, 14), reducesMotion: true)
    return app.press(.tab, times: 2).press(.enter)
  }

  private func asked(_ app: TestApp) -> [FeedRequest] { app.requests.map(\.request) }

  @Test("No value is marked that the user has not chosen, and Enter takes the line that it is on")
  func enterTakesTheLine() throws {
    let app = try open()
    app.page("page").shows("cheap").hides("✓")
    app.says("Enter choose")
    app.press(.down).press(.enter)
    #expect(asked(app) == [.sections(["list"], filterQuery: "p=2")])
  }

  @Test("Enter applies the marks as soon as there are any")
  func enterAppliesMarks() throws {
    let app = try open()
    app.type(" ").says("Enter apply").page("page").shows("✓ cheap")
    app.press(.down).press(.enter)
    #expect(asked(app) == [.sections(["list"], filterQuery: "p=1")])
    let other = try open(defaults: #"["2"]"#)
    other.says("Enter apply").page("page").shows("✓ dear").hides("✓ cheap")
    other.press(.enter)
    #expect(asked(other) == [.sections(["list"], filterQuery: "p=2")])
  }

  @Test("Enter takes the line that the user has gone to, and not the default values of the filter")
  func defaultsGiveWayToTheLine() throws {
    let app = try open(defaults: #"["1"]"#)
    app.says("Enter apply").press(.down).says("Enter choose").press(.enter)
    #expect(asked(app) == [.sections(["list"], filterQuery: "p=2")])
  }

  @Test("A value that is marked on another line joins the default values")
  func marksJoinDefaults() throws {
    let app = try open(defaults: #"["1"]"#)
    app.press(.down).type(" ").says("Enter apply").press(.enter)
    #expect(asked(app) == [.sections(["list"], filterQuery: "p=1,2")])
  }

  @Test("The values that are already on stay when the line moves, until a mark changes them")
  func appliedValuesStay() throws {
    let app = try open()
    app.press(.enter)
    #expect(asked(app) == [.sections(["list"], filterQuery: "p=1")])
    app.press(.enter).press(.down).says("Enter apply").press(.enter)
    #expect(asked(app).count == 1)
  }

  @Test("A mark that is taken away is not taken again by Enter")
  func marksCanBeTakenAway() throws {
    let app = try open()
    app.type("  ").says("Enter apply").press(.enter)
    #expect(asked(app) == [.sections(["list"])] && app.app.choices.count == 0)
  }
}
