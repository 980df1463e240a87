import AppTestSupport
import Drawing
import Testing

@testable import AppCore
@testable import Input

/// The bottom line of every panel names the key that leaves it, at every width.
struct LeavingPanelTests {
  static let keys: [String] = ["?", ":", "V", "v", "M", "/", "@", "\"", "'", "f"]
  static let widths = [40, 60, 80, 140]

  private func app(_ width: Int) throws -> TestApp {
    let app = try TestApp(.town, size: Size(width, 24))
    return app.press(.down).type("\"a")
  }

  @Test("The bottom line of a panel says how to leave it, and that key leaves it", arguments: keys, widths)
  func saysHowToLeave(key: String, width: Int) throws {
    let app = try app(width)
    app.press(.escape)
    let before = app.frame
    app.type(key).says("Esc back")
    #expect(app.frame != before)
    app.press(.escape)
    #expect(app.rows.dropLast() == before.textRows.dropLast(), "\(app.picture)")
  }

  @Test("Long words in a prompt leave room for the key that leaves it", arguments: widths)
  func longWords(width: Int) throws {
    for prompt in ["/", "@"] {
      let app = try app(width)
      app.type(prompt + String(repeating: "long ", count: 30) + "END").says("END▏").says("Esc back")
    }
  }

  @Test("The inspector says how to leave it, beside the page and over it", arguments: [40, 80, 140])
  func inspector(width: Int) throws {
    let app = try app(width)
    app.press(.character("i")).press(.character("i"))
    if app.app.open.panelBeside?.hasKeys != true { app.press(.character("i")).press(.character("i")) }
    app.type("/").says("Esc back").press(.escape)
  }

  @Test("The help that is searched says how to see all keys again", arguments: widths)
  func searchedHelp(width: Int) throws {
    let app = try app(width)
    app.type("?/co").says("Esc all keys").press(.enter).says("Esc all keys").press(.escape).says("Esc back")
  }
}
