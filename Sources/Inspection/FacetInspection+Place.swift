import Drawing
import FacetModel
import Text
import ViewTree

/// The component, the identity and the place of the facet.
extension FacetInspection {
  package var place: [InspectorRow] {
    let component = facet.component.id
    let known = page.page.admission.capabilities.components[component]
    let version = known.map { wording.since("\($0.since)") } ?? wording.unknownHere
    var rows: [InspectorRow] = [
      component.isEmpty
        ? .heading(wording.noComponent, version) : .heading(name: SafeText(component), version),
      .fact(wording.category, SafeText(facet.component.category)),
    ]
    rows += wrapped(wording.identity, SafeText(facet.identity.description))
    if let site {
      let location = SafeText(site.location.description)
      let response = page.parts.name(ofResponseWith: facet.source.document, in: wording)
      rows += wrapped(wording.line, response.map { wording.place(location, in: $0) } ?? location)
      rows += wrapped(wording.pointer, SafeText(site.pointer))
    }
    if facet.source.document.isTranslation {
      let operation = (page.page.feed.translatedFrom ?? page.page.feed.operation).map { SafeText($0) }
      rows += wrapped(wording.translated, wording.from(operation ?? wording.theResponse))
    }
    if let standIn = page.page.admission.standIn(for: facet) {
      rows += wrapped(wording.drawnAsLabel, wording.byItsCategory(SafeText(standIn.id)), .text(.warning))
    }
    if let omission = page.page.admission.omission(of: facet) {
      rows += wrapped(wording.leftOutLabel, omission.reason(in: wording), .text(.warning))
      rows += wrapped(wording.placeLabel, LeftOutPlace(facet, on: page.page).whereabouts)
    } else {
      rows.append(.fact(wording.rect, rect.map(words) ?? wording.notOnTheScreen))
    }
    return rows
  }

  /// The rectangle of the facet on the screen.
  private var rect: Rect? {
    for (_, block, y) in page.viewport.placed {
      guard let region = block.regions.first(where: { $0.facet == facet.index }) else { continue }
      return Rect(
        x: region.rect.x, y: region.rect.y + y, width: region.rect.width, height: region.rect.height)
    }
    return nil
  }

  private func words(_ rect: Rect) -> SafeText {
    wording.column(rect.x, row: rect.y) + "; \(rect.width) × \(rect.height)"
  }
}
