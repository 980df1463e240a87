import AppTestSupport
import Drawing
import TestSupport
import Testing

@testable import AppCore
@testable import Input
@testable import Pages

/// Every key of the standard keymap, pressed on a page.
struct CommandTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let command: Keymap.Command
    let key: Key

    var testDescription: String { "\(command.rawValue) by \(key)" }
  }

  static let cases = Keymap.Command.allCases.flatMap { command in
    Keymap.standard.keys(for: command).map { Case(command: command, key: $0) }
  }

  private func prepared(_ command: Keymap.Command) throws -> TestApp {
    let app = try TestApp(command.world)
    command.prepare(app)
    return app
  }

  @Test("Every command has a key, and no key has two commands")
  func everyCommandHasAKeyAndNoKeyHasTwo() {
    for command in Keymap.Command.allCases {
      #expect(!Keymap.standard.keys(for: command).isEmpty, "\(command) has no key")
    }
    let keys = Self.cases.map(\.key)
    #expect(Set(keys).count == keys.count)
  }

  @Test("Each key has the effect of its command", arguments: cases)
  func keyHasTheEffectOfItsCommand(binding: Case) throws {
    let app = try prepared(binding.command)
    let before = app.frame
    binding.command.expectEffect(app) { app.press(binding.key) }
    #expect(app.frame != before || !app.effects.isEmpty, "nothing has happened")
  }

  /// A number repeats the commands that can be repeated, and no others.
  @Test("A number before the key repeats the command when it can be repeated", arguments: Keymap.Command.allCases)
  func numberRepeatsTheCommand(command: Keymap.Command) throws {
    let key = try #require(Keymap.standard.keys(for: command).first)
    let counted = try prepared(command)
    counted.type("3").press(key)
    let pressed = try prepared(command).press(key, times: command.isRepeatable ? 3 : 1)
    expectSameFrame(counted.frame, as: pressed.frame)
    #expect(counted.focused == pressed.focused)
    #expect(counted.effects == pressed.effects)
    // The number is used up.
    expectSameFrame(counted.press(.down).frame, as: pressed.press(.down).frame)
    // This page leaves no facet out. PlaceTests count on one that does.
    if command.isRepeatable, command != .nextLeftOut, command != .previousLeftOut {
      let once = try prepared(command).press(key)
      #expect(once.frame != counted.frame, "three are as much as one")
    }
  }

  @Test("A command of the palette does the same as its key", arguments: Keymap.Command.allCases)
  func paletteDoesWhatTheKeyDoes(command: Keymap.Command) throws {
    let key = try #require(Keymap.standard.keys(for: command).first)
    let chosen = try prepared(command).press(.character(":")).type(command.summary(in: .english).string).press(.enter)
    let pressed = try prepared(command).press(key)
    expectSameFrame(chosen.frame, as: pressed.frame)
    #expect(chosen.focused == pressed.focused)
    #expect(chosen.effects == pressed.effects)
  }

  @Test("The help names every command and all its keys")
  func theHelpNamesEveryCommandAndEveryKey() throws {
    let app = try TestApp(.town, size: Size(120, 60))
    app.press(.function(1))
    for command in Keymap.Command.allCases {
      app.page("Home").shows(command.summary(in: .english).string)
      let keys = Keymap.standard.keys(for: command).map(\.description).joined(separator: " ")
      #expect(
        app.page.contains { $0.contains(keys + " ") && $0.contains(command.summary(in: .english).string) }, "\(keys)")
    }
  }
}
