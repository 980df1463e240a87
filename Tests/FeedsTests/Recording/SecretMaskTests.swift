import Foundation
import JSON
import TestSupport
import Testing

@testable import Feeds

/// The masking of secrets in recordings.
struct SecretMaskTests {
  private var mask = SecretMask()

  private func text(_ buffer: ByteBuffer) -> String { buffer.string(in: 0..<buffer.count) }

  private static func base64(_ text: String) -> String { Data(text.utf8).base64EncodedString() }

  @Test(
    "Cursors, ids and tokens in a response are hidden, and other texts stay",
    arguments: [
      (#"{"cursor": "abc"}"#, #"{"cursor": "masked-00001"}"#),
      (
        #"{"next_cursor": "a\"b", "x": [1, {"cursor":"a\"b"}]}"#,
        #"{"next_cursor": "masked-00001", "x": [1, {"cursor":"masked-00001"}]}"#
      ),
      (
        #"{"offset": "12345678", "more": {"offset": "20"}, "n": {"offset": 20}}"#,
        #"{"offset": "masked-00001", "more": {"offset": "20"}, "n": {"offset": 20}}"#
      ),
      (
        #"{"consumerId": 1234, "consumer_id": "1234", "device-ids": ["d1", null, true]}"#,
        #"{"consumerId": 9000000, "consumer_id": "masked-00001", "device-ids": ["masked-00002", null, true]}"#
      ),
      (
        #"{"token": "t", "color_token": "USAGE_COLOR", "access_token": "u", "cookies": {"a": "v"}}"#,
        #"{"token": "masked-00001", "color_token": "USAGE_COLOR", "access_token": "masked-00002", "cookies": {"a": "masked-00003"}}"#
      ),
      (
        #"{"uri": "store/1/?cursor=abc&q=pho#x", "image": "https://i.example/a.png?w=1"}"#,
        #"{"uri": "store/1/?cursor=masked-00001&q=masked-00002#x", "image": "https://i.example/a.png?w=1"}"#
      ),
      (
        #"{"uri": "facet_feed/abcdefgh/", "b": "facet_feed/home/", "c": "x?device_id=7&page=2"}"#,
        #"{"uri": "facet_feed/masked-00001/", "b": "facet_feed/home/", "c": "x?device_id=masked-00002&page=2"}"#
      ),
      (#"{"inner": "{\"cursor\":\"abc\",\"n\":1}"}"#, #"{"inner": "{\"cursor\":\"masked-00001\",\"n\":1}"}"#),
      (#"{"user_id": "77", "x": {"user-id": 77}}"#, #"{"user_id": "masked-00001", "x": {"user-id": 9000000}}"#),
      (
        #"{"secret_menu": "Ramen", "cookie_size": "large", "session_depth": 3, "accessory": "a"}"#,
        #"{"secret_menu": "Ramen", "cookie_size": "large", "session_depth": 3, "accessory": "a"}"#
      ),
      (
        #"{"consumer": {"id": "c"}, "device": {"uuid": 7, "model": "P"}, "user": [{"id": "u"}], "store": {"id": "s"}}"#,
        #"{"consumer": {"id": "masked-00001"}, "device": {"uuid": 9000000, "model": "P"}, "user": [{"id": "masked-00002"}], "store": {"id": "s"}}"#
      ),
      (
        #"{"user_uuid": "u", "deviceUUID": "d", "session": "s", "csrf": "c", "tokens": ["t"], "idfa": "i", "guid": "g"}"#,
        #"{"user_uuid": "masked-00001", "deviceUUID": "masked-00002", "session": "masked-00003", "csrf": "masked-00004", "tokens": ["masked-00005"], "idfa": "masked-00006", "guid": "g"}"#
      ),
      (#"{"session": {"name": "Lunch", "id": "s"}}"#, #"{"session": {"name": "Lunch", "id": "masked-00001"}}"#),
      (#"{"cursor": ""}"#, #"{"cursor": ""}"#), ("no json cursor=abcdefgh", "no json cursor=abcdefgh"),
    ])
  func secretsInResponsesAreHidden(response: String, hidden: String) {
    var mask = mask
    #expect(text(mask.masked(ByteBuffer(response))) == hidden)
  }

  @Test("A cursor that holds an id is hidden under any key, and a harmless one stays") func cursorsWithIdsAreHidden() {
    var mask = mask
    let cursor = Self.base64(#"{"consumer_id":"4711","device_id":"abc-def"}"#)
    let links = ["store/1/?state=\(cursor.replacing("=", with: "%3D"))", "feed/\(cursor)/more"]
    let hidden = text(mask.masked(ByteBuffer(#"{"a": "\#(cursor)", "b": ["\#(links[0])", "\#(links[1])"]}"#)))
    #expect(!hidden.contains(cursor.prefix(12)))
    let harmless = Self.base64(#"{"page":2,"size":"twenty","sort":"by name"}"#)
    #expect(text(mask.masked(ByteBuffer(#"["\#(harmless)"]"#))) == #"["\#(harmless)"]"#)
  }

  @Test("A hidden value can be restored, and a mask is not masked again") func hiddenValuesCanBeRestored() {
    var mask = mask
    let uri = "store/1/?cursor=a%3D%3D&token=xyz&cursor_x=1"
    let hidden = mask.masked(uri: uri)
    #expect(hidden == "store/1/?cursor=masked-00001&token=masked-00002&cursor_x=masked-00003")
    #expect(mask.unmasked(hidden) == uri)
    #expect(mask.unmasked("masked-00004 masked-x masked-") == "masked-00004 masked-x masked-")
    #expect(mask.masked(uri: hidden) == hidden, "a mask is not masked again")
  }

  /// The request escapes the cursor that the page has unescaped.
  @Test("A cursor gets the same mask in a page and in the address of a request") func addressesHideTheCursorsOfPages() {
    var mask = mask
    _ = mask.masked(ByteBuffer(#"{"cursor": "a+/=="}"#))
    let address = URIReference("https://me:pass@feeds.example/home").setting("cursor", to: "a+/==")
    #expect(mask.masked(address: address) == "https://feeds.example/home?cursor=masked-00001")
  }

  @Test("The value of a header is hidden wherever a response repeats it") func repeatedHeadersAreHidden() throws {
    var mask = mask
    let header = try #require(HTTPHeader("Authorization", "Bearer s3cr3t-t0ken"))
    #expect(mask.masked(header).value == "masked-00001")
    let hidden = text(mask.masked(ByteBuffer(#"{"title": "you are s3cr3t-t0ken, Bearer s3cr3t-t0ken"}"#)))
    #expect(!hidden.contains("s3cr3t"))
    #expect(mask.masked(words: "no s3cr3t-t0ken here") == "no masked-00002 here")
  }

  /// Error messages quote links, and titles are the ends of links.
  @Test("Secrets are hidden in messages and titles that quote a link, even if they are cut")
  func messagesAndTitlesAreMasked() {
    var mask = mask
    _ = mask.masked(uri: "store/1?token=t0ken5&cursor=t0ken5-and-more")
    #expect(mask.masked(message: "nothing answers x?token=t0ken5") == "nothing answers x?token=masked-00001")
    #expect(mask.masked(message: "no t0ken5-and-more") == "no masked-00002")
    let cut = String(Self.base64(#"{"consumer_id":"4711","device_id":"abc-def"}"#).prefix(39)) + "…"
    #expect(!mask.masked(message: cut).contains(cut.prefix(8)))
    #expect(mask.masked(message: "an everyday title") == "an everyday title")
  }

  @Test(
    "Secrets in the scripts, rows and text rows of a web page are hidden, and the rest is dropped",
    arguments: [
      #"<p>consumer-4711</p><script id="__NEXT_DATA__" type="application/json">{"consumer_id":"4711-secret","a":1}</script>"#,
      #"<script>self.__next_f.push([1,"1:{\"consumer_id\":\"4711-secret\",\"a\":\"$2\"}\n2:T1d,{\"consumer_id\":\"4711-secret\"}3:I[]\n"])</script>"#,
      #"<script>(window[Symbol.for("ApolloSSRDataTransport")] ??= []).push({"consumer_id":"4711-secret","a":1})</script>"#,
    ])
  func webPagesAreMasked(_ page: String) {
    var mask = mask
    let masked = text(mask.masked(ByteBuffer(page)))
    #expect(!masked.contains("4711"))
    #expect(masked.contains("consumer_id"))
    let page = WebPage(ByteBuffer(masked), interner: Interner(), deferring: .empty, limits: ReadingLimits())
    #expect(page.documents.count == 1 && page.documents[0].notes.count == 0, "\(masked)")
  }
}
