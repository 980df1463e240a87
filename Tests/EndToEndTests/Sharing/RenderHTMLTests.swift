import Foundation
import TestSupport
import Testing

/// Frames as pages of HTML. `.ci/check-web.py` opens them in a browser.
struct RenderHTMLTests {
  private func html(_ words: [String]) throws -> String {
    let command = try Facet.run(["render"] + words + ["--format", "html"])
    #expect(command.status == .exited(0), "\(command.errors)")
    return command.output
  }

  @Test("A page has the text of the frame, the language, the scheme and the brand")
  func thePageSaysWhatItShows() throws {
    let words = [
      Facet.sample("home"), "--brand", "caviar", "--scheme", "dark", "--language", "es", "--size", "60x20",
      "--pictures", "off",
    ]
    let page = try html(words)
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"es\">"))
    #expect(page.contains("color-scheme: dark") && page.contains("<title>home.json • Caviar</title>"))
    #expect(!page.contains("<script"))
    let frame = try #require(page.split(separator: "<pre").last.map { "<pre" + $0 }?.split(separator: "</pre>").first)
    let text = try Facet.run(["render"] + words).output
    let rows = try MarkupText(String(frame)).text.split(separator: "\n", omittingEmptySubsequences: false)
    let shown = rows.map { String($0.reversed().drop { $0 == " " }.reversed()) }
    #expect(shown.count == 20 && shown[0] == text.split(separator: "\n")[0])
  }

  @Test("Links lead to the web pages that the program would open, and to nothing else")
  func onlyWebLinksLive() throws {
    let addresses = [
      "https://www.example.com/?a=1&b=2", "javascript:alert(1)", #"https://www.example.com/\" onclick=\"x"#,
    ]
    let rows = addresses.enumerated().map { number, uri in
      #"{"id":"r\#(number)","component":{"id":"row.text","category":"row"},"text":{"title":"Row \#(number)"},"#
        + #""events":{"click":{"name":"navigate","data":{"uri":"\#(uri)"}}}}"#
    }
    let feed = try TemporaryFile("[" + rows.joined(separator: ",") + "]")
    for options in [["--size", "60x20"], ["--size", "60x20", "--full"]] {
      let page = try Facet.run(["render", feed.path, "--format", "html"] + options).output
      let links = page.split(separator: "<a ").dropFirst().compactMap { $0.split(separator: "\"").dropFirst().first }
      let meant = ["https://www.example.com/?a=1&amp;b=2", "https://www.example.com/%22%20onclick=%22x"]
      #expect(Set(links.map(String.init)) == Set(meant), "\(options)")
    }
  }

  @Test("A panel over the page hides its links")
  func panelsHideLinks() throws {
    let sample = Facet.sample("article")
    #expect(try html([sample, "--size", "80x24"]).contains("<a href"))
    #expect(try !html([sample, "--size", "80x24", "--keys", "?"]).contains("<a href"))
  }
}
