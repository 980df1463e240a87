import Drawing
import FacetModel
import JSON
import Prism
import TestSupport
import Testing
import Text

@testable import AppCore
@testable import Input
@testable import Pages

/// The text form of every event, which recordings are written in and played from.
struct EventNameTests {
  private static let inputs: [InputEvent] =
    [.paste("two\nlines, \"quoted\" \\ ü"), .paste(""), .focusIn, .focusOut, .resize(Size(100, 40))]
    + Signal.allCases.map { .signal($0) } + Scheme.allCases.map { .answer(.scheme($0)) }
    + [true, false].map { .answer(.synchronizedOutput($0)) }
    + [
      Key.character("j"), .character(" "), .character("\""), .character(":"), .character(","), .character("é"),
      .character("\u{301}"), .control("f"), .control(" "), .function(1), .function(63), .up, .down, .left, .right,
      .pageUp, .pageDown, .home, .end, .insert, .delete, .enter, .escape, .tab, .backTab, .backspace,
    ].map { .key($0) }
    + Mouse.Button.allCases.flatMap { button in
      [.press(button), .release(button), .drag(button)].map { (action: Mouse.Action) in
        .mouse(Mouse(action, x: 12, y: 0, modifiers: [.control, .shift]))
      }
    } + Mouse.Direction.allCases.map { .mouse(Mouse(.wheel($0), x: 0, y: 65535)) }

  @Test("Every event from the terminal has a text form that is read back")
  func terminalEventsHaveATextForm() {
    for input in Self.inputs {
      let event = Event(name: Event(input, in: .english).name)
      #expect(event?.name == input.description)
      #expect(event.map { String(describing: $0) } == String(describing: Event(input, in: .english)))
    }
  }

  @Test(
    "Clock, responses, failures and measurements have a text form that is read back",
    arguments: [
      "Clock:0", "Clock:1200", "NotLoaded:3,\"no, \\\"no\\\" answer\"", "NotSaved:3,\"no answer\"",
      "Progress:3,4096", "Changed:0", "HearsMouse:0", "HearsMouse:1", #"Show:"/body/2""#,
      "Failed:\"the disk, is full\"",
      "Frame:1,2,3,4,5,6,7,8,9,10,11,12",
      #"Request:"3\nunderWay\npage\nserver\n\n\n\nGET\nhttps://feeds.example/a?…\n\n0""#,
      #"Request:"-1\nfailed\ncheck\nserver\n503\n12\n40\nGET\nhttps://feeds.example/\nthe \"problem\"\n1\nA: b\nC: …""#,
    ])
  func otherEventsHaveATextForm(name: String) throws {
    #expect(Event(name: name)?.name == name)
  }

  @Test("A response event is read back only with its page")
  func responseNeedsItsPage() throws {
    let feed = try FeedDecoder(interner: .forFeeds()).decode(ByteBuffer(#"{"body": []}"#))
    let event = Event(name: "Loaded:7", page: LoadedPage(feed: feed, title: "page", number: 2))
    #expect(event?.name == "Loaded:7")
    #expect(Event(name: "Loaded:7") == nil)
  }

  @Test(
    "Text that is not the form of an event is refused",
    arguments: [
      "", "::", "Clock", "Clock:", "Clock:-1", "Clock:99999999999999", "Clock:99999999999999999999", "Progress:1",
      "Progress:1,", "Progress:,1", "NotLoaded:1,x", "NotLoaded:1", "Changed:x", "Show:x", "Failed:x", "Failed:\"x\"y",
      "Resize:65535x65535", "Resize:0x0", "Unheard:1", "Frame:", "Frame:1,2,3", "Frame:1,2,3,4,5,6,7,-8",
      "Frame:1,2,3,4,5,6,7,99999999999999",
    ])
  func unknownNamesAreRefused(name: String) {
    #expect(Event(name: name) == nil)
  }

  @Test("A paste of a quarter of a megabyte is refused")
  func hugePasteIsRefused() {
    #expect(Event(name: "Paste:\"\(String(repeating: "a", count: 1 << 18))\"") == nil)
  }
}
