import Drawing
import Input
import Terminal
import Testing

@Suite struct InputEventNameTests {
  static let events: [InputEvent] = [
    .key(.character("j")), .key(.control("f")), .key(.character(":")), .mouse(Mouse(.wheel(.left), x: 3, y: 4)),
    .paste(""), .paste("two\n\"lines\" \\ and more"), .focusIn, .focusOut, .resize(Size(80, 24)), .signal(.hangUp),
    .signal(.interrupt), .answer(.scheme(.dark)), .answer(.scheme(.light)), .answer(.synchronizedOutput(true)),
    .answer(.synchronizedOutput(false)),
  ]

  @Test("The name of an event reads back as the same event", arguments: events)
  func aNameReadsBackAsItsEvent(event: InputEvent) {
    #expect(InputEvent(event.description) == event)
  }

  @Test(
    "Text that does not name an event is refused",
    arguments: [
      "", "nothing", "Resize:80", "Resize:0x24", "Resize:80x24x1", "Resize:65535x65535", "Signal:kill", "Focus:",
      "Paste:", "Paste:\"",
      "Paste:\"a", "Paste:a\"", "Paste:\"a\"b", "Paste:\"a\\\"", "Scheme:blue", "Synchronized:", "Wait:500ms",
    ])
  func unknownNamesAreRefused(text: String) {
    #expect(InputEvent(text) == nil)
  }
}
