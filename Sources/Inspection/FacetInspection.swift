import FacetModel
import Pages
import Prism
import Text
import ViewTree
import Wording

/// A description of one facet in sections of lines. Empty sections are left out.
package struct FacetInspection {
  let facet: Facet
  let page: PageSession
  let site: FacetSite?
  let theme: Theme
  let hosts: Set<String>
  let width: Int

  /// Describes a facet for rows of this width. The hosts are those of the page's source.
  package init(
    _ facet: Facet, on page: PageSession, site: FacetSite?, theme: Theme, hosts: Set<String>, width: Int
  ) {
    self.facet = facet
    self.page = page
    self.site = site
    self.theme = theme
    self.hosts = hosts
    self.width = width
  }

  var wording: Words { page.page.words }

  package var rows: [InspectorRow] {
    let sections = [place, texts, images, styles, looks, actions, relatives, impressions, diagnostics, serverErrors]
    return Array(sections.filter { !$0.isEmpty }.joined(separator: [.blank]))
  }

  /// Subdued lines that belong to the value above them.
  func quiet(_ text: SafeText, _ color: Color = .text(.subdued)) -> [InspectorRow] {
    text.wrapped(to: InspectorRow.valueColumns(in: width), maxLines: 3).map { line in
      .fact("", [Phrase(line, .caption, .meaning(color))])
    }
  }

  /// A text on one line, which Enter shows in full.
  func entire(_ label: SafeText, _ text: String) -> InspectorRow {
    var row = InspectorRow.fact(label, Self.clipped(text))
    row.whole = text
    return row
  }

  /// Wraps a value into a few lines, because a value copied from the screen should be whole.
  func wrapped(_ label: SafeText, _ text: SafeText, _ color: Color? = nil, maxLines: Int = 3) -> [InspectorRow] {
    let lines = text.wrapped(to: InspectorRow.valueColumns(in: width), maxLines: maxLines)
    return lines.enumerated().map { number, line in
      var row = InspectorRow.fact(number == 0 ? label : "", line, color)
      row.whole = text.string
      return row
    }
  }
}
