import JSON

/// The check for ids that occur in more than one section. State is kept by the path of ids, but a search for an id
/// finds several facets.
enum SharedIDCheck {
  static func check(_ feed: Feed, _ report: inout LintReport) {
    var firstSections: [Symbol: Int] = [:]
    for index in 0..<feed.tree.count {
      let facet = feed.tree[index]
      let id = facet.record.id
      guard id != .none, let section = facet.sectionNumber else { continue }
      guard let firstSection = firstSections[id] else {
        firstSections[id] = section
        continue
      }
      // Each id is reported only once.
      guard firstSection != section, firstSection != .max, feed.sections.indices.contains(firstSection) else {
        continue
      }
      // Sections with the same id have a diagnostic of their own.
      let (first, second) = (feed.sections[firstSection].id, feed.sections[section].id)
      if first == second, !first.isEmpty { continue }
      firstSections[id] = .max
      report.add(
        .sharedID, at: facet.source[.id] ?? facet.source,
        "the id \(quoted(facet.id ?? "")) stands in the section \(quoted(first)) as well as in "
          + quoted(second))
    }
  }
}

extension Facet {
  /// The number of the section that contains the facet at any depth; `nil` in the page's own lists.
  var sectionNumber: Int? {
    var record = record
    while record.parent >= 0 { record = tree.records[Int(record.parent)] }
    return tree.lists[Int(~record.parent)].section
  }
}
