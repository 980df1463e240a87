import Drawing
import Input
import Terminal
import Testing

@Suite struct InputEventNameTests {
  static let events: [InputEvent] = [
    .key(.character("j")), .key(.control("f")), .key(.character(":")), .mouse(Mouse(.wheel(.left), x: 3, y: 4)),
    .paste(""), .paste("two\n\"lines\" \\ and more"), .focusIn, .focusOut, .resize(Size(80, 24)), .signal(.hangUp),
    .signal(.interrupt), .answer(.scheme(.dark)), .answer(.scheme(.light)), .answer(.synchronizedOutput(true)),
    .answer(.synchronizedOutput(false)), .answer(.pictures(.placeholders(cell: Size(10, 20)))),
    .answer(.pictures(.sixels(cell: Size(9, 18), colors: 16))),
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
      "Pictures:", "Pictures:placeholders", "Pictures:placeholders,0x20", "Pictures:sixels,10x20",
      "Pictures:sixels,10x20,1", "Pictures:placeholders,10x20,256", "Pictures:placeholders,9999x20",
    ])
  func unknownNamesAreRefused(text: String) {
    #expect(InputEvent(text) == nil)
  }
}
