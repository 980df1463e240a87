import AppTestSupport
import Drawing
import TestSupport
import Testing

@testable import AppCore
@testable import Pages

/// The golden frames of two sides, beside each other or one above the other.
struct SideBySideFrameTests {
  @Test("Both brands side by side match their golden frame", arguments: [40, 80, 140])
  func bothBrands(width: Int) throws {
    let app = try TestApp(sample: "home", size: Size(width, 30), reducesMotion: true)
    app.press(.down, times: 4).press(.character("v")).press(.enter)
    try expectGolden(app.frame.goldenRows, "sides/brands-\(width)")
  }

  @Test("Light and dark side by side match their golden frame")
  func lightAndDark() throws {
    let app = try TestApp(sample: "store", size: Size(100, 24), reducesMotion: true)
    app.press(.character("v")).press(.down).press(.enter)
    try expectGolden(app.frame.goldenRows, "sides/schemes")
  }

  @Test("Two versions side by side match their golden frame")
  func anOlderClient() throws {
    let app = try TestApp(sample: "home", size: Size(100, 30), reducesMotion: true)
    app.press(.character("v")).press(.end).press(.up).press(.enter)
    try expectGolden(app.frame.goldenRows, "sides/versions")
  }

  @Test("The list of comparisons matches its golden frame")
  func choicesMatchGolden() throws {
    let app = try TestApp(sample: "home", size: Size(80, 24), reducesMotion: true)
    try expectGolden(app.press(.character("v")).frame.goldenRows, "sides/choice")
  }
}
