import Testing
import Text

@testable import Reports

/// A report as text and as HTML.
@Suite struct ReportTextTests {
  private static func page(_ name: SafeText = "alpha") -> ReportPage {
    let rows: [(SafeText, Int)] = [(name, 1600), ("beta", 800), ("gamma", 1), ("none", 0)]
    return ReportPage(
      title: "results.jsonl", facts: [("records", "2,401")],
      charts: [
        ReportChart("code", heads: ["records"], rows) {
          Double($0.1)
        } row: {
          ($0.0, [SafeText(grouped: $0.1)])
        }
      ])
  }

  private static func lines(_ page: ReportPage, width: Int, isASCII: Bool = false) -> [String] {
    ReportText(page, width: width, isASCII: isASCII).lines.map { $0.string(inColor: false) }
  }

  @Test("The longest bar fills the room, half of it half, and the smallest is still to be seen")
  func bars() {
    #expect(
      Self.lines(Self.page(), width: 36) == [
        "results.jsonl: 2,401 records", "", "  code   records",
        "  alpha    1,600  " + String(repeating: "█", count: 18),
        "  beta       800  " + String(repeating: "█", count: 9),
        "  gamma        1  ▏", "  none         0  ",
      ])
    #expect(Self.lines(Self.page(), width: 36, isASCII: true)[4] == "  beta       800  #########")
  }

  @Test(
    "A terminal without room for bars shows the numbers, and no line is wider than it must be",
    arguments: [20, 80, 300])
  func narrow(width: Int) {
    let lines = Self.lines(Self.page(), width: width)
    #expect(lines.allSatisfy { SafeText($0).columns <= max(width, 28) && SafeText($0).columns <= 58 })
    #expect(lines.contains { $0.contains("█") } == (width > 20))
  }

  @Test("A long chart ends with the number of rows that are left out")
  func longChart() {
    let chart = ReportChart("n", heads: [], Array(0..<1234)) {
      Double($0)
    } row: {
      ("\($0)", [])
    }
    let page = ReportPage(title: "t", facts: [], charts: [chart])
    #expect(chart.rows.count == 20)
    #expect(Self.lines(page, width: 80).last == "  and 1,214 more")
  }

  @Test("In HTML every text is escaped, and nothing has no bar")
  func escaped() {
    let html = ReportHTML(Self.page(#"<script>alert("&")</script>"#), program: "facet").text
    #expect(html.contains("&lt;script&gt;alert(&quot;&amp;&quot;)&lt;/script&gt;"))
    #expect(!html.contains("<script"))
    #expect(html.contains("width:100.0%") && html.contains("width:50.0%"))
    #expect(!html.contains("width:0.0%"))
  }
}
