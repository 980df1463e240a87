import Reporting
import Text

/// A report as a page of HTML that needs nothing else. Its colours are those of the reader's system, light or dark.
package struct ReportHTML {
  private let page: ReportPage
  private let program: SafeText

  package init(_ page: ReportPage, program: SafeText) {
    self.page = page
    self.program = program
  }

  package var text: String {
    HTMLPage(
      page.title, style: Self.style,
      main: """
        <h1>\(page.title.inMarkup)</h1>
        <dl>
        \(page.facts.map { "<div><dt>\($0.name.inMarkup)</dt><dd>\($0.value.inMarkup)</dd></div>" }.joined(separator: "\n"))
        </dl>
        \(page.charts.map(Self.section).joined(separator: "\n"))
        """,
      footer: "Made by " + program
    ).text
  }

  private static func section(_ chart: ReportChart) -> String {
    let heads = chart.heads.map { "<th scope=\"col\">\($0.inMarkup)</th>" }.joined()
    let rows = chart.rows.map { row in
      let numbers = row.numbers.map { "<td>\($0.inMarkup)</td>" }.joined()
      let share = Int((row.share * 1000).rounded())
      let bar = row.share > 0 ? "<span style=\"width:\(share / 10).\(share % 10)%\"></span>" : ""
      return "<tr><th scope=\"row\">\(row.name.inMarkup)</th>\(numbers)"
        + "<td class=\"bar\" aria-hidden=\"true\">\(bar)</td></tr>"
    }
    let more = chart.more > 0 ? "<p>and \(SafeText(grouped: chart.more).inMarkup) more</p>" : ""
    return """
      <section>
      <h2>By \(chart.title.inMarkup)</h2>
      <div class="scroll" tabindex="0" role="region" aria-label="By \(chart.title.inMarkup)">
      <table>
      <thead><tr><th scope="col">\(chart.title.inMarkup)</th>\(heads)<td class="bar"></td></tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody>
      </table>
      </div>
      \(more)
      </section>
      """
  }

  private static let style = """
    dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr)); gap: .75rem; margin: 0 }
    dl div { border: 1px solid color-mix(in srgb, CanvasText 20%, Canvas); border-radius: .5rem; padding: .5rem .75rem }
    dt { font-size: .85rem; color: color-mix(in srgb, CanvasText 75%, Canvas) }
    dd { margin: 0; font-size: 1.3rem; font-variant-numeric: tabular-nums }
    table { border-collapse: collapse; width: 100% }
    th, td { padding: .25rem .75rem .25rem 0; text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap }
    th:first-child { text-align: left; font-weight: 500 }
    thead th { font-size: .85rem; font-weight: 500; color: color-mix(in srgb, CanvasText 75%, Canvas) }
    tbody tr { border-top: 1px solid color-mix(in srgb, CanvasText 12%, Canvas) }
    .bar { width: 45%; min-width: 6rem; padding-right: 0 }
    .bar span { display: block; height: .8rem; min-width: 1px; border-radius: .2rem; background: color-mix(in srgb, LinkText 60%, Canvas) }
    """
}
