import Drawing
import Foundation
import TestSupport
import Testing

/// Copying text to the clipboard of the terminal with OSC 52.
struct CopyTests {
  private func row(_ title: String) throws -> String {
    let text = try JSONSerialization.data(withJSONObject: [title])
    let quoted = String(decoding: text, as: UTF8.self).dropFirst().dropLast()
    return #"""
      {"body":[{"id":"s","body":[{"id":"a","component":{"id":"row.text","category":"row"},"text":{"title":\#(quoted)},
      "events":{"click":{"name":"navigate","data":{"uri":"store/1"}}}}]}]}
      """#
  }

  private func copied(_ title: String, term: String = "xterm-256color") throws -> (bytes: [UInt8], text: String) {
    let folder = try TemporaryFolder()
    let feed = try folder.write(try row(title), to: "feed.json")
    let session = try PtySession(Facet.path, [feed], environment: ["TERM": term])
    try session.wait(forText: "feed.json", after: 0)
    try session.send("jy")
    let end: [UInt8] = [0x1B, 0x5C]
    let start = Array("\u{1B}]52;c;".utf8)
    var payload: [UInt8] = []
    try session.wait(for: "the text to copy", within: .seconds(20)) { output in
      guard let place = output.firstRange(of: start), let stop = output[place.upperBound...].firstRange(of: end) else {
        return false
      }
      payload = Array(output[place.upperBound..<stop.lowerBound])
      return true
    }
    try session.wait(forText: "copied: ", after: 0)
    let data = try #require(Data(base64Encoded: Data(payload)))
    return (payload, try #require(String(data: data, encoding: .utf8)))
  }

  @Test(
    "Copied text arrives unchanged", arguments: ["Noodle Harbor", "寿司 👩‍🚀 é", "a", "ab", "abc", "\"quoted\" & <b>\\"])
  func copiedTextIsUnchanged(title: String) throws {
    #expect(try copied(title).text == title)
  }

  /// The clipboard may be pasted into a shell, so it must not hold characters that the user cannot see.
  @Test("Control and invisible characters are not copied")
  func controlCharactersAreNotCopied() throws {
    let text = try copied("rm\u{1B}[201~ -rf\u{7}\u{202E}\r\n\u{9B}x\u{E0041}").text
    #expect(text == "rm\u{FFFD}[201~ -rf\u{FFFD} \u{FFFD}x")
  }

  @Test("A very long text is cut between two characters")
  func longTextIsCutBetweenCharacters() throws {
    let title = String(repeating: "寿司é", count: 12_000)
    let (bytes, text) = try copied(title)
    #expect(bytes.count < 100_000)
    #expect(title.hasPrefix(text))
    #expect(text.utf8.count > 73_900)
  }

  @Test("A terminal without a clipboard is not sent OSC 52")
  func aTerminalThatHasNoClipboardIsNotTold() throws {
    let session = try PtySession(Facet.path, [Facet.sample("home")], environment: ["TERM": "vt52"])
    do {
      try session.wait(forText: "home.json", after: 0)
    } catch {
      // Some machines have no terminfo entry for vt52.
      return
    }
    try session.send("jy")
    try session.wait(forText: "no clipboard", after: 0)
    #expect(!session.text.contains("]52;"))
  }
}
