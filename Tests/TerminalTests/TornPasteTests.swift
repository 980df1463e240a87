import Input
import TestSupport
import Testing

@testable import Terminal

/// Pastes over slow connections, which may pause between any two bytes.
struct TornPasteTests {
  /// Returns the names of the events that a decoder makes of a text, with a pause after the bytes at `places`.
  private static func heard(_ text: String, pausesAfter places: Set<Int>) -> [String] {
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    func pause() {
      if let event = decoder.pause() { events.append(event) }
      while let code = decoder.takePostponed() {
        if let event = decoder.event(for: code) { events.append(event) }
      }
    }
    for (place, byte) in text.utf8.enumerated() {
      var code: Int32? = Int32(byte)
      while let next = code {
        if let event = decoder.event(for: next) { events.append(event) }
        code = decoder.takePostponed()
      }
      if places.contains(place) { pause() }
    }
    pause()
    return events.map(\.description)
  }

  private static let whole = "\u{1B}[200~quit q\u{1B}[201~j"

  @Test("The end of a paste is found wherever a slow connection splits its mark")
  func tornEnds() {
    let end = whole.utf8.count - 7..<whole.utf8.count
    for places in [Set(end)] + end.map({ [$0] }) {
      #expect(Self.heard(Self.whole, pausesAfter: places) == ["Paste:\"quit q\"", "j"], "\(places)")
    }
  }

  private var whole: String { Self.whole }

  @Test("A paste whose opening mark is split once is still a paste", arguments: 1..<6)
  func tornBeginnings(place: Int) {
    #expect(Self.heard(whole, pausesAfter: [place]) == ["Paste:\"quit q\"", "j"])
  }

  @Test("After a lone Escape the rest of the opening mark still begins a paste, in one piece or byte by byte")
  func afterALoneEscape() {
    #expect(Self.heard(whole, pausesAfter: [0]) == ["Escape", "Paste:\"quit q\"", "j"])
    let slow = Self.heard(whole, pausesAfter: Set(0..<6))
    #expect(slow == ["Escape", "[", "2", "0", "0", "Paste:\"quit q\"", "j"])
  }

  @Test("Text that only resembles the mark of a paste is read as keys")
  func noMarks() {
    #expect(Self.heard("\u{1B}[2j", pausesAfter: [0]) == ["Escape", "[", "2", "j"])
    #expect(Self.heard("\u{1B}[20x", pausesAfter: [0, 1, 2]) == ["Escape", "[", "2", "0", "x"])
    #expect(Self.heard("[200~j", pausesAfter: []) == ["[", "2", "0", "0", "~", "j"])
  }

  @Test("The end of a paste is found after an Escape or after part of another end mark")
  func almostEnds() {
    for text in ["\u{1B}", "\u{1B}[", "\u{1B}[20", "\u{1B}[201", "\u{1B}\u{1B}", "\u{1B}[201\u{1B}[2"] {
      let heard = Self.heard("\u{1B}[200~a\(text)\u{1B}[201~j", pausesAfter: [])
      #expect(heard.count == 2 && heard.first?.hasPrefix("Paste:\"a") == true && heard.last == "j", "\(heard)")
    }
  }

  @Test("On a screen a paste ends even when 40 ms pass between the bytes of its end mark")
  func onAScreen() throws {
    let session = try Probe.start()
    try session.send("\u{C}\u{1B}[200~quit q")
    try session.drip("\u{1B}[201~", pause: .milliseconds(40))
    try session.send("jq")
    #expect(try session.waitForExit() == .exited(0))
    #expect(session.text.hasSuffix("heard: Paste:\"quit q\" j\r\n"))
  }

  @Test("A paste without an end is given up after a while, and keys are heard again")
  func unfinished() throws {
    let session = try Probe.start()
    try session.send("\u{C}\u{1B}[200~quit q")
    try session.wait(forText: "Paste-Unfinished", after: 0)
    try session.send("jq")
    #expect(try session.waitForExit() == .exited(0))
    #expect(session.text.hasSuffix("heard: Paste-Unfinished j\r\n"))
  }
}
