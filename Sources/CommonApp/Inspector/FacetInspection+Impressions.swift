import FacetModel
import Text

/// What the log has of it on this visit. Where nobody keeps one, nothing is said.
extension FacetInspection {
  var impressions: [InspectorRow] {
    guard let watch = page.impressions else { return [] }
    let rows = wrapped("itself", words(watch))
    let children = facet.children.filter(page.page.admission.isShown)
    let counted = children.lazy.filter { watch.hasCounted($0.identity) }.count
    return [.heading("Impressions")] + rows
      + (children.isEmpty ? [] : [.fact("children", "\(counted) of \(children.count) counted")])
  }

  private func words(_ watch: ImpressionWatch) -> SafeText {
    if watch.hasCounted(facet.identity) { return "counted" }
    let rule = watch.rule
    guard watch.isInSight(facet.identity) else { return "not counted: less than \(rule.area) % of it is in sight" }
    return "in sight; counted after \(rule.time) ms"
  }
}
