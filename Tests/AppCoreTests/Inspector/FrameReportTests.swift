import AppTestSupport
import Drawing
import Testing

@testable import Pages

/// The inspector's report about the last frames, from measurements handed in by the test.
struct FrameReportTests {
  private func opened() throws -> TestApp {
    let app = try TestApp(.town, size: Size(120, 36))
    return app.press(.character("i"), times: 2).press(.backTab)
  }

  private func facts(_ layout: Int) throws -> FrameFacts {
    try #require(FrameFacts(name: "4,120,7,0,90,\(layout),900,20,150,15340,37,1024"))
  }

  @Test("The report counts the facets of the page and those left out")
  func facetsAreCounted() throws {
    let app = try opened()
    let count = app.facetCount
    app.page("Home").shows(" \(count)").shows("left out             0").shows("No frame on a terminal")
  }

  @Test("Each stage has its last time and a sparkline")
  func eachStageHasItsTimeAndSparkline() throws {
    let app = try opened()
    for layout in [100, 800, 400] { app.receive(.measured(try facts(layout))) }
    let page = app.page("Home")
    page.shows("layout          400 µs ▁█▄").shows("write          15.3 ms ███")
    page.shows("cells               37").shows("bytes             1024").shows("of the last 3 frames")
    page.shows("update           90 µs").shows("ncurses         150 µs").shows("compare          20 µs")
    page.shows("decode          120 µs").shows("diff              0 µs ▁▁▁")
  }

  /// The report keeps as many frames as a sparkline shows.
  @Test("Only the last 24 frames count")
  func onlyTheLastFramesCount() throws {
    let app = try opened()
    for layout in 1...100 { app.receive(.measured(try facts(layout * 1000))) }
    app.page("Home").shows("of the last 24 frames").shows("100.0 ms")
  }

  @Test("Frames are measured only while the report is open")
  func framesAreMeasuredOnlyForTheReport() throws {
    let app = try TestApp(.town, size: Size(120, 36))
    #expect(!app.app.wantsFrameFacts)
    app.press(.character("i"))
    #expect(!app.app.wantsFrameFacts)
    app.press(.character("i")).press(.backTab)
    #expect(app.app.wantsFrameFacts)
    app.press(.character("i"))
    #expect(!app.app.wantsFrameFacts)
    let before = app.frame
    app.receive(.measured(try facts(1)))
    #expect(app.frame == before)
  }

  @Test("Frames that were recorded when the output was one stage can be read")
  func formerFramesCanBeRead() throws {
    let facts = try #require(FrameFacts(name: "120,7,0,400,900,15340,37,1024"))
    #expect(facts[.layout] == 400 && facts[.write] == 15340 && facts[.update] == 0)
    #expect(facts.cells == 37 && facts.bytes == 1024)
  }

  /// The time of a stage inside another counts for the inner stage only.
  @Test("The time of a nested stage is counted once")
  func nestedStagesAreCountedOnce() {
    var time = Duration.zero
    let meter = StageMeter { time }
    meter.measure(.layout) {
      meter.measure(.diff) { time += .milliseconds(5) }
      time += .milliseconds(2)
    }
    let facts = meter.take()
    #expect(facts[.diff] == 5000)
    #expect(facts[.layout] == 2000)
    #expect(meter.take().total == 0)
  }
}
