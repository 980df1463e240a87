import Drawing
import FacetModel
import Text
import ViewTree

/// What it is, and where it stands.
extension FacetInspection {
  var place: [InspectorRow] {
    let component = facet.component.id
    let known = page.page.admission.capabilities.components[component]
    let version = known.map { "since \($0.since)" } ?? "unknown here"
    var rows: [InspectorRow] = [
      .heading(SafeText(component.isEmpty ? "no component" : component), SafeText(version)),
      .fact("category", SafeText(facet.component.category)),
    ]
    rows += wrapped("identity", SafeText(facet.identity.description))
    if let site {
      rows.append(.fact("line", SafeText(site.location.description)))
      rows += wrapped("pointer", SafeText(site.pointer))
    }
    if facet.source.document.isTranslation {
      let operation = page.page.feed.translatedFrom ?? page.page.feed.operation ?? "the response"
      rows += wrapped("translated", "from " + SafeText(operation))
    }
    if let standIn = page.page.admission.standIn(for: facet) {
      rows += wrapped("drawn as", SafeText(standIn.id) + ", by its category", .text(.warning))
    }
    if let omission = page.page.admission.omission(of: facet) {
      rows += wrapped("left out", SafeText(omission.description), .text(.warning))
    } else {
      rows.append(.fact("rect", rect.map(Self.words) ?? "not on the screen"))
    }
    return rows
  }

  /// Where it is on the screen.
  private var rect: Rect? {
    for (_, block, y) in page.viewport.placed {
      guard let region = block.regions.first(where: { $0.facet == facet.index }) else { continue }
      return Rect(
        x: region.rect.x, y: region.rect.y + y, width: region.rect.width, height: region.rect.height)
    }
    return nil
  }

  private static func words(_ rect: Rect) -> SafeText {
    "column \(rect.x), row \(rect.y); \(rect.width) × \(rect.height)"
  }
}
