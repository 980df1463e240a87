import FacetModel
import Pages
import Text

/// The state of the facet's impressions on this visit; empty without a log.
extension FacetInspection {
  package var impressions: [InspectorRow] {
    guard let watch = page.impressions else { return [] }
    let rows = wrapped(wording.itself, words(watch))
    let children = facet.children.filter(page.page.admission.isShown)
    let counted = children.lazy.filter { watch.hasCounted($0.identity) }.count
    return [.heading(wording.impressionsTitle)] + rows
      + (children.isEmpty ? [] : [.fact(wording.children, wording.counted(counted, of: children.count))])
  }

  private func words(_ watch: ImpressionWatch) -> SafeText {
    if watch.hasCounted(facet.identity) { return wording.counted }
    let rule = watch.rule
    guard watch.isInSight(facet.identity) else { return wording.notCounted(area: rule.area) }
    return wording.countedAfter(rule.time)
  }
}
