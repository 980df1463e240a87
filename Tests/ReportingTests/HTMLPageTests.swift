import Testing

@testable import Reporting

struct HTMLPageTests {
  @Test("A page without a script allows none, and its words cannot become markup")
  func pagesAllowNoScript() {
    let text = HTMLPage("</title><script>", style: "b { }", main: "<h1>x</h1>", footer: "<b>").text
    #expect(text.contains("default-src 'none'") && !text.contains("script-src") && !text.contains("<script"))
    #expect(text.contains("<title>&lt;/title&gt;&lt;script&gt;</title>") && text.contains("<footer>&lt;b&gt;</footer>"))
  }

  @Test("A page with a script allows that script alone")
  func onlyTheOwnScriptRuns() {
    var page = HTMLPage("t", style: "", main: "", footer: "")
    page.script = HTMLPage.Script("go()", digest: "abc=")
    #expect(page.text.contains("script-src 'sha256-abc='") && !page.text.contains("script-src 'unsafe"))
    #expect(page.text.contains("<script>go()</script>"))
  }
}
