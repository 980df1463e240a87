import Drawing
import Testing

@testable import Input

struct KeyScriptTests {
  private func events(_ script: String) throws -> [InputEvent] {
    try KeyScript(script).steps.compactMap { if case .event(let event) = $0 { event } else { nil } }
  }

  @Test("A script names keys, resizes and clicks, and quotes text")
  func scriptsNameKeysAndOtherEvents() throws {
    #expect(
      try events(#"j  Down Ctrl-f "a b" Resize:80x24 Click:12,5"#) == [
        .key(.character("j")), .key(.down), .key(.control("f")), .key(.character("a")), .key(.character(" ")),
        .key(.character("b")), .resize(Size(80, 24)), .mouse(Mouse(.press(.left), x: 12, y: 5)),
      ])
    #expect(try events("").isEmpty)
    #expect(try events("\"") == [.key(.character("\""))])
  }

  @Test("Inside quotes a backslash stands before a quote or a backslash")
  func quotesAreEscaped() throws {
    func keys(_ text: String) -> [InputEvent] { text.unicodeScalars.map { .key(.character($0)) } }
    #expect(try events(#"j "\"" a"#) == keys("j\"a"))
    #expect(try events(#""a\"b c" Left"#) == keys("a\"b c") + [.key(.left)])
    #expect(try events(#""a\\" "\n""#) == keys(#"a\\n"#))
    #expect(throws: KeyScript.Fault.self) { try KeyScript(#""a\""#) }
  }

  @Test("Waits and saves are steps of their own")
  func waitsAndSavesAreSteps() throws {
    let steps = try KeyScript("Wait:500ms Save:out.txt").steps
    guard case .wait(500) = steps[0], case .save("out.txt") = steps[1] else {
      Issue.record("\(steps)")
      return
    }
  }

  @Test("An unknown word in a script is refused", arguments: ["flub", "j Enterr", "Wait:soon", "Resize:80", "Click:1"])
  func unknownWordsAreRefused(script: String) {
    #expect(throws: KeyScript.Fault.self) { try KeyScript(script) }
  }
}
