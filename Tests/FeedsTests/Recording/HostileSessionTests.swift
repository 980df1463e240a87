import JSON
import TestSupport
import Testing
import Wording

@testable import Feeds

/// Files that claim to be sessions but break the format.
struct HostileSessionTests {
  private static let header =
    #"{"facetSession":1,"size":"80x24","brand":"doordash","brands":[],"scheme":"light","color":"truecolor","#
    + #""facetsVersion":"6.0.0","page":{"number":0,"title":"","body":"{}"}}"#

  @Test(
    "An invalid first line is refused with its place and the reason",
    arguments: [
      ("", "1:1: the file has no complete line"),
      ("\n", "1:1: this is not a recorded session: the input is empty"),
      ("{}\n", "1:1: the first line of a recorded session says \"facetSession\": 1"),
      ("[]\n", "1:1: the first line of a recorded session says \"facetSession\": 1"),
      ("{\"facetSession\":2}\n", "1:17: only sessions of version 1 can be read here"),
      ("{\"facetSession\":1}\n", "1:1: a session needs the \"page\" it begins with"),
      ("{\"facetSession\":1,\"page\":{\"number\":-1}}\n", "1:26: a page needs its \"number\""),
      ("{\"facetSession\":1,\"page\":{\"number\":0,\"base64\":\"?\"}}\n", "1:47: this is not base64"),
      ("{\"facetSession\":1,\"page\":{\"number\":0,\"same\":0}}\n", "1:45: there are only 0 bodies before this one"),
      ("{\"facetSession\":1,\"page\":{\"number\":0,\"body\":\"\"}}\n", "1:1: the first line needs \"size\""),
      (
        "{\"facetSession\":1,\"brandFiles\":7,\"page\":{\"number\":0,\"body\":\"\"}}\n",
        "1:32: a brand has a \"name\" and \"files\""
      ),
      (
        "{\"facetSession\":1,\"brandFiles\":{\"name\":\"x\",\"files\":{\"a\":[]}},\"page\":{\"number\":0,\"body\":\"\"}}\n",
        "1:57: a file of a brand is a text"
      ),
      (
        "{\"facetSession\":1,\"page\":{\"number\":0,\"body\":\"\"},\"compare\":{}}\n",
        "1:59: a comparison is with a \"brand\""
      ),
      (
        "{\"facetSession\":1,\"page\":{\"number\":0,\"body\":\"\"},\"compare\":{\"former\":{\"number\":0,\"same\":1}}}\n",
        "1:88: there are only 1 bodies before this one"
      ),
    ])
  func invalidFirstLinesAreRefused(text: String, message: String) {
    expectFault(text, message)
  }

  @Test(
    "An invalid line is refused with its place and the reason",
    arguments: [
      ("{", "2:2: "), ("7", "2:1: a line says when it was"), ("{\"at\":-1}", "2:7: a line says when it was"),
      ("{\"at\":1e99}", "2:7: a line says when it was"), ("{\"at\":0,\"event\":7}", "2:17: an event is a text"),
      ("{\"at\":0,\"load\":{\"id\":1}}", "2:16: a load needs its"),
      ("{\"at\":0,\"load\":{\"id\":99999999999999999999,\"from\":0,\"home\":true}}", "2:16: a load needs its"),
      ("{\"at\":0,\"load\":{\"id\":1,\"from\":0,\"home\":false}}", "2:16: a load needs its"),
      ("{\"at\":0,\"event\":\"Loaded:1\",\"page\":{\"number\":0,\"same\":1}}", "2:54: there are only 1 bodies"),
      ("{\"at\":0,\"frame\":7}", "2:17: a frame is an object"),
      ("{\"at\":0,\"frame\":{\"rows\":[7]}}", "2:26: a row is its number"),
      ("{\"at\":0,\"frame\":{\"rows\":[[-1,\"\",[]]]}}", "2:26: a row is its number"),
      ("{\"at\":0,\"frame\":{\"rows\":[[0,\"\",[1]]]}}", "2:32: looks are a number of columns"),
      (
        "{\"at\":0,\"frame\":{\"looks\":[\"x\"],\"rows\":[[0,\"\",[99999999,0]]]}}",
        "2:46: looks are a number of columns"
      ),
      ("{\"at\":0,\"frame\":{\"looks\":[\"x\"],\"rows\":[[0,\"\",[1,1]]]}}", "2:46: looks are a number of columns"),
    ])
  func invalidLinesAreRefused(line: String, message: String) {
    expectFault(Self.header + "\n" + line + "\n", message)
  }

  /// Later versions of the format may have further entries and keys.
  @Test("Unknown entries and keys of a session are skipped") func unknownEntriesAreSkipped() throws {
    let lines = [Self.header, #"{"at":1,"weather":"rain"}"#, #"{"at":2,"event":"j","mood":7}"#]
    let session = try RecordedSession(ByteBuffer(lines.joined(separator: "\n") + "\n"))
    #expect(session.entries == [SessionEntry(time: 2, .event("j", nil))])
    #expect(session.lines == [3])
  }

  private func expectFault(_ text: String, _ message: String, sourceLocation: SourceLocation = #_sourceLocation) {
    do throws(RecordedSession.Fault) {
      _ = try RecordedSession(ByteBuffer(text))
      Issue.record("the invalid session was read", sourceLocation: sourceLocation)
    } catch {
      let line = "\(error.location): \(error.message.text(in: .english))"
      #expect(line.hasPrefix(message), sourceLocation: sourceLocation)
    }
  }
}
