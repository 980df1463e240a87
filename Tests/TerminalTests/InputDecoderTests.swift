import Input
import TestSupport
import Testing

@testable import Terminal

@Suite struct InputDecoderTests {
  @Test("Keys are heard again after any series of bytes and marks")
  func keysAreHeardAfterAnyInput() {
    var random = SeededGenerator(seed: 1)
    let markers = Marker.allCases.filter { $0 != .pasteBegin }
    for _ in 0..<2_000 {
      var decoder = InputDecoder()
      for _ in 0..<Int.random(in: 0..<12, using: &random) {
        let isMarker = Int.random(in: 0..<4, using: &random) == 0
        let marker = markers.randomElement(using: &random)?.rawValue ?? 0
        _ = decoder.event(for: isMarker ? marker : Int32.random(in: 0..<256, using: &random))
      }
      _ = decoder.pause()
      // An arrow key cannot continue an unfinished sequence.
      #expect(decoder.event(for: 0x103) == .key(.up))
      #expect(decoder.event(for: 0x6A) == .key(.character("j")))
    }
  }

  @Test("Starting over drops an unfinished paste")
  func startingOverDropsAPaste() {
    var decoder = InputDecoder()
    #expect(decoder.event(for: Marker.pasteBegin.rawValue) == nil)
    #expect(decoder.event(for: 0x6A) == nil)
    decoder.startOver()
    #expect(decoder.event(for: 0x6A) == .key(.character("j")))
  }

  @Test("Escape with a character right behind it is Alt with that character, and with nothing behind it a key")
  func altIsEscapeWithACharacter() {
    var decoder = InputDecoder()
    func heard(_ text: String) -> [InputEvent] {
      text.utf8.flatMap { byte in
        var events = [decoder.event(for: Int32(byte))]
        while let code = decoder.takePostponed() { events.append(decoder.event(for: code)) }
        return events.compactMap(\.self)
      }
    }
    #expect(heard("\u{1B}b") == [.key(.alt("b"))])
    #expect(heard("\u{1B}\u{7F}") == [.key(.alt(Key.erase))])
    #expect(heard("\u{1B}\u{8}") == [.key(.alt(Key.erase))])
    #expect(heard("\u{1B}\r") == [.key(.escape), .key(.enter)])
    #expect(heard("\u{1B}é") == [.key(.escape), .key(.character("é"))])
    #expect(heard("\u{1B}\u{1B}b") == [.key(.escape), .key(.alt("b"))])
    #expect(heard("\u{1B}") == [])
    #expect(decoder.pause() == .key(.escape))
    #expect(heard("b") == [.key(.character("b"))])
  }

  @Test("The marks of focus become focus events")
  func focusIsHeard() {
    var decoder = InputDecoder()
    #expect(decoder.event(for: Marker.focusIn.rawValue) == .focusIn)
    #expect(decoder.event(for: Marker.focusOut.rawValue) == .focusOut)
  }
}
