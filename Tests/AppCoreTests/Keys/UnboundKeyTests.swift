import AppTestSupport
import Testing

@testable import AppCore

struct UnboundKeyTests {
  @Test("A key without a command says so the first time, and then stays silent")
  func saysSoOnce() throws {
    let app = try TestApp(.town).press(.character("Z"))
    app.says("Z does nothing here; ? lists all keys")
    app.press(.character("Z")).says("? keys  q quit")
    #expect(!app.statusLine.contains("does nothing here"))
    app.press(.control("t")).says("Ctrl-t does nothing here")
  }

  @Test("A key that the user has bound says nothing")
  func boundKeysAreSilent() throws {
    var keymap = Keymap.standard
    keymap.bind(.moveDown, to: [.character("Z")])
    let app = try TestApp(.town, keymap: keymap).press(.character("Z"))
    #expect(!app.statusLine.contains("does nothing"))
    app.page("Home").row(1).isFocused()
  }
}
