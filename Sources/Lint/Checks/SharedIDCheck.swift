import FacetModel
import JSON

/// The check for ids that occur in more than one section. State is kept by the path of ids, but a search for an id
/// finds several facets. Each id is reported once, at the first facet outside the section where it occurs first.
struct SharedIDCheck {
  private let feed: Feed
  /// The section where each id occurs first, and whether the id has been reported.
  private var firsts = SymbolTable<First>()

  private struct First {
    let section: Int
    var isReported = false
  }

  private init(_ feed: Feed) {
    self.feed = feed
  }

  /// Checks all facets.
  static func check(_ feed: Feed, _ report: inout LintReport) {
    var check = SharedIDCheck(feed)
    for index in 0..<feed.tree.count { check.visit(feed.tree[index], &report) }
  }

  /// Checks one facet. Only facets with the same id before it matter.
  static func check(_ facet: Facet, in feed: Feed, _ report: inout LintReport) {
    var check = SharedIDCheck(feed)
    let id = facet.idSymbol
    for index in 0..<facet.index where feed.tree[index].idSymbol == id {
      _ = check.sections(sharing: feed.tree[index])
    }
    check.visit(facet, &report)
  }

  private mutating func visit(_ facet: Facet, _ report: inout LintReport) {
    guard let (first, second) = sections(sharing: facet) else { return }
    report.add(
      .sharedID, at: facet.source[.id] ?? facet.source,
      "the id \(quoted(facet.id ?? "")) is in \(Self.words(for: first)) and in \(Self.words(for: second))")
  }

  /// A section as words. A facet that stands among sections is in a section without an id.
  private static func words(for section: String) -> String {
    section.isEmpty ? "a section without an id" : "the section \(quoted(section))"
  }

  /// Returns the ids of the first section with the facet's id and of the facet's own section, if this facet has to be
  /// reported.
  private mutating func sections(sharing facet: Facet) -> (first: String, second: String)? {
    let id = facet.idSymbol
    guard id != .none, let section = facet.sectionNumber else { return nil }
    guard let known = firsts[id] else {
      firsts[id] = First(section: section)
      return nil
    }
    let first = known.section
    guard !known.isReported, first != section, feed.sections.indices.contains(first) else { return nil }
    // Sections with the same id have a diagnostic of their own.
    let ids = (first: feed.sections[first].id, second: feed.sections[section].id)
    if ids.first == ids.second, !ids.first.isEmpty { return nil }
    firsts[id] = First(section: first, isReported: true)
    return ids
  }
}
