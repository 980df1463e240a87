import Drawing
import Terminal
import Testing

@testable import Input

struct KeyScriptTests {
  private func events(_ script: String) throws -> [InputEvent] {
    try KeyScript(script).steps.compactMap { if case .event(let event) = $0 { event } else { nil } }
  }

  @Test func wordsAreKeysAndWhatElseCanHappen() throws {
    #expect(
      try events(#"j  Down Ctrl-f "a b" Resize:80x24 Click:12,5"#) == [
        .key(.character("j")), .key(.down), .key(.control("f")), .key(.character("a")), .key(.character(" ")),
        .key(.character("b")), .resize(Size(80, 24)), .mouse(Mouse(.press(.left), x: 12, y: 5)),
      ])
    #expect(try events("").isEmpty)
    #expect(try events("\"") == [.key(.character("\""))])
  }

  @Test func waitsAndSavesAreNoKeys() throws {
    let steps = try KeyScript("Wait:500ms Save:out.txt").steps
    guard case .wait(500) = steps[0], case .save("out.txt") = steps[1] else {
      Issue.record("\(steps)")
      return
    }
  }

  @Test(arguments: ["flub", "j Enterr", "Wait:soon", "Resize:80", "Click:1"])
  func aWordThatMeansNothingIsNamed(script: String) {
    #expect(throws: KeyScript.Fault.self) { try KeyScript(script) }
  }
}
