import TestSupport
import Testing

/// Tables of the actions of a page and of its pictures that older clients do not carry out.
struct VersionTableActionTests {
  private func lint(_ feed: String, _ versions: String, _ options: String...) throws -> String {
    let words = ["lint", "-", "--facets-version", versions] + options
    let command = try Command.run(Facet.path, words, input: Array(feed.utf8))
    #expect(command.status == .exited(0), "\(command.errors)")
    return command.output
  }

  private static let page = """
    {"body":[{"id":"s","body":[{"id":"a","component":{"id":"row.text"},"text":{"title":"A"}}]}],"page":{
      "next":{"name":"load_content","data":{"cursor":"eyJhIjoxfQ=="}},
      "on_load":[{"name":"present_modal","data":{"title":"Hi"}},{"name":"load_content","data":{"sections":["s"]}},
        {"name":"teleport"},{"name":null,"data":null}]}}
    """

  @Test("The table names the next page that a version does not load, and its actions on load")
  func pageActions() throws {
    let table = try lint(Self.page, "1.0.0..6.1.0")
    #expect(
      table.hasSuffix(
        """
          6.1.0        1         0        0
          1.0.0 loads no further page: load_content (since 2.0.0)
          1.0.0 leaves out 3 actions on load: 1 load_content (since 2.0.0), 1 present_modal (since 6.1.0), 1 teleport
          2.0.0 leaves out 2 actions on load: 1 present_modal (since 6.1.0), 1 teleport
          3.0.1 leaves out 2 actions on load: 1 present_modal (since 6.1.0), 1 teleport
          4.0.0 leaves out 2 actions on load: 1 present_modal (since 6.1.0), 1 teleport
          6.0.0 leaves out 2 actions on load: 1 present_modal (since 6.1.0), 1 teleport
          6.1.0 leaves out 1 action on load: 1 teleport

        """), "\(table)")
    let old = try lint(Self.page, "1.0.0..1.0.0", "--format", "json")
    #expect(
      old.contains(
        #""without_page_action":[{"path":"page.next","reason":"the action 'load_content' came with version 2.0.0"},"#
          + #"{"path":"page.on_load","reason":"the action 'present_modal' came with version 6.1.0"},"#
          + #"{"path":"page.on_load","reason":"the action 'load_content' came with version 2.0.0"},"#
          + #"{"path":"page.on_load","reason":"the action 'teleport' is unknown"}]"#), "\(old)")
    let plain = #"{"body":[{"id":"s","body":[{"id":"a","component":{"id":"row.text"}}]}]}"#
    #expect(try !lint(plain, "1.0.0..6.1.0", "--format", "json").contains("without_page_action"))
  }

  @Test("A list with a cursor beside it ends for a version that loads no further page")
  func cursorBesideAList() throws {
    let list = #"{"facets":[{"id":"a","component":{"id":"row.text"}}],"pageInfo":{"cursor":"e30=","hasNextPage":true}}"#
    let feed = #"{"data":{"homePage":\#(list)}}"#
    #expect(try lint(feed, "1.0.0..2.0.0").hasSuffix("  1.0.0 loads no further page: load_content (since 2.0.0)\n"))
  }

  /// A picture with a click of its own, and one with the click of its facet, which a version shows without it.
  @Test("The table counts the pictures whose own click does nothing")
  func pictureClicks() throws {
    let dialog = #"{"click":{"name":"present_modal","data":{"title":"Hi"}}}"#
    let feed = """
      {"body":[{"id":"s","body":[
        {"id":"a","component":{"id":"row.store"},"text":{"title":"A"},"images":{
          "main":{"uri":"https://img.example/a.png","events":\(dialog)},
          "custom":{"left":{"local":"star","events":{"click":{"name":"teleport"}}}}}},
        {"id":"b","component":{"id":"row.store"},"text":{"title":"B"},"events":{"click":{"name":"teleport"}},
          "images":{"main":{"uri":"https://img.example/b.png","events":{"click":{"name":"teleport"}}}}}]}]}
      """
    let table = try lint(feed, "6.0.0..6.1.0")
    #expect(
      table.hasSuffix(
        """
          6.1.0 shows 1 without a click: 1 click teleport
          6.0.0 shows 2 pictures without a click: 1 click present_modal (since 6.1.0), 1 click teleport
          6.1.0 shows 1 picture without a click: 1 click teleport

        """), "\(table)")
    let json = try lint(feed, "6.0.0..6.0.0", "--format", "json")
    #expect(
      json.contains(
        #""without_picture_click":[{"path":"s/body/a","picture":"images.main","#
          + #""reason":"its click action 'present_modal' came with version 6.1.0"},"#
          + #"{"path":"s/body/a","picture":"images.custom.left","reason":"its click action 'teleport' is unknown"}]"#),
      "\(json)")
  }
}
