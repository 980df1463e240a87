import AppTestSupport
import Testing

@testable import AppCore
@testable import Pages

struct KeymapTests {
  @Test("A command takes its keys from other commands")
  func aCommandTakesItsKeysFromOthers() {
    var keymap = Keymap.standard
    keymap.bind(.brand, to: [.character("j"), .character("B")])
    #expect(keymap.keys(for: .brand) == [.character("j"), .character("B")])
    #expect(keymap.keys(for: .moveDown) == [.down])
    #expect(keymap.command(for: .character("j")) == .brand)
    #expect(keymap.command(for: .character("b")) == nil)
  }

  /// The user can always quit, however the keys are bound.
  @Test("Ctrl-c always quits, even when quit has no key or another command claims it")
  func quitAlwaysHasAKey() {
    var keymap = Keymap.standard
    keymap.bind(.quit, to: [])
    #expect(keymap.keys(for: .quit) == [.control("c")])
    keymap.bind(.copy, to: [.control("c")])
    #expect(keymap.command(for: .control("c")) == .quit)
    #expect(keymap.keys(for: .copy) == [])
  }

  @Test("A command without a key is neither in the help nor in the hints")
  func unboundCommandsAreNotListed() {
    var keymap = Keymap.standard
    keymap.bind(.search, to: [])
    #expect(!keymap.help(in: .english).contains { $0.does == Keymap.Command.search.summary(in: .english) })
    #expect(keymap.hint(.search, in: .english) == nil)
  }

  @Test("Hints name the keys that are bound")
  func hintsNameTheBoundKeys() {
    var keymap = Keymap.standard
    keymap.bind(.search, to: [.control("s"), .character("s")])
    #expect(keymap.hint(.search, in: .english) == "Ctrl-s search")
    keymap.bind(.moveUp, to: [.character("w")])
    #expect(keymap.hint(.moveDown, in: .english) == "w↓←→ move")
  }

  @Test("A digit that is bound is a key and does not begin a number")
  func boundDigitIsAKey() throws {
    var keymap = Keymap.standard
    keymap.bind(.end, to: [.character("9")])
    let app = try TestApp(.town, keymap: keymap)
    app.press(.character("9")).page("Home").shows("Late place 12")
    app.press(.home).type("2").press(.down)
    app.page("Home").row(2).isFocused()
  }
}
