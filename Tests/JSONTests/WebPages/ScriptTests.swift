import JSON
import Testing

/// The scripts of a web page that carry data.
@Suite("Scripts of a web page")
struct ScriptTests {
  @Test(
    "A script is read as JSON if its tag says so, in any case and order of attributes",
    arguments: [
      #"<script id="__NEXT_DATA__" type="application/json">{"a":1}</script>"#,
      #"<SCRIPT TYPE="application/json" data-x="a > b">{"a":1}</SCRIPT>"#,
      #"<p class="<script>"><script type='application/json'>{"a":1}"#,
      #"<!-- <script type="application/json">{"a":2}</script> --><script type=application/json> {"a":1} </script >"#,
      #"<style>a::after{content:"<script type='application/json'>"}</style><script id=__NEXT_DATA__>{"a":1}</script>"#,
      #"<title><script></title><script type="application/json">{"a":1}</script>"#,
    ])
  func jsonScripts(_ page: String) throws {
    let documents = read(page).documents
    #expect(documents.count == 1)
    let value = try #require(documents.first?.root["a"])
    #expect(value.int == 1)
    #expect(Array(page.utf8)[documents[0].outermostOffset(of: value.range.lowerBound)] == UInt8(ascii: "1"))
  }

  @Test(
    "Text that only resembles a script with JSON is ignored",
    arguments: [
      "<scripting type=\"application/json\">{}</scripting>", "<p>{\"a\":1}</p>", "<script>var a = {}</script>",
      "<!-- <script type=\"application/json\">{}</script>", "<a title='<script type=\"application/json\">{}</script>'>",
    ])
  func textsThatResembleScripts(_ page: String) {
    #expect(read(page).documents.isEmpty)
  }

  @Test("JSON that ends inside its script is refused at the end of the script")
  func cutScripts() {
    let page = #"<script type="application/json">{"a":"b</script><p title="}">"#
    let read = read(page)
    #expect(read.documents.isEmpty)
    #expect(read.fault.map { $0.offset <= page.utf8.count } == true)
  }

  @Test("Data pushed to Apollo's transport is read")
  func transports() {
    let page =
      #"<script>(window[Symbol.for("ApolloSSRDataTransport")] ??= []).push({"events":[{"value":{"data":1}}]})</script>"#
    #expect(read(page).documents.first?.root["events"]?.elements.first { _ in true }?["value"]?["data"]?.int == 1)
  }

  @Test(
    "A text that does not begin with an angle bracket is not a web page", arguments: ["{}", " [1]", "text <b>", ""])
  func otherTexts(_ text: String) {
    #expect(WebPage.start(in: ByteBuffer(text)) == nil)
  }

  @Test("A string without an end is a fault of its script, whatever bytes follow the script")
  func bytesBehind() throws {
    for behind: [UInt8] in [[0xFF], [0xC3], [0xE2, 0x82], [0xF0], [0xF0, 0x9F, 0x98], [0x80], []] {
      let page = Array(#"<script type="application/json">{"a":"x"#.utf8) + Array("</script> ".utf8) + behind
      let read = read(page + Array("<p>".utf8))
      #expect(read.documents.isEmpty)
      #expect(try #require(read.fault).offset <= page.count, "\(behind)")
    }
  }

  private func read(_ page: String) -> WebPage { read(Array(page.utf8)) }

  private func read(_ page: [UInt8]) -> WebPage {
    WebPage(ByteBuffer(page), interner: Interner(), deferring: .empty, limits: ReadingLimits())
  }
}
