import Components
import FacetModel
import JSON

/// The parts of a feed that one client version leaves out.
package struct VersionLosses {
  let admission: Admission
  /// The facets left out, except the containers in `emptied`.
  let lost: [Facet]
  /// Containers whose children are all left out.
  let emptied: [Facet]
  /// The sections, or their bodies, that are left out entirely. Their paths are such as `near` and `near/body`; the path
  /// of a section without an id may be empty.
  let emptiedSections: [(path: String, source: Value)]
  /// The number of modules without facets, which no version shows.
  let moduleCount: Int
  /// Facets that are shown although their click does nothing.
  let clickless: [Facet]
  /// Pictures of shown facets whose own click does nothing, with the part that is not understood.
  let clicklessPictures: [(click: PictureClick, objection: Omission.Click)]
  /// The actions of the page itself that are not carried out.
  let page: PageLosses
  /// Facets that are shown without a part of their content, with the names of the parts.
  let plainer: [(facet: Facet, parts: [String])]

  init(_ feed: Feed, _ pictures: [PictureClick], for client: Capabilities, factory: FacetFactory) {
    let admission = Admission(feed.tree, for: client)
    self.admission = admission
    let later = LaterContent(admission, factory: factory)
    plainer = (later.isEmpty ? 0..<0 : 0..<feed.tree.count).compactMap { index in
      let parts = later.parts(of: feed.tree[index]).map { "custom.\($0.key)" }
      return parts.isEmpty ? nil : (feed.tree[index], parts)
    }
    let omitted = admission.omittedFacets
    lost = omitted.filter { [admission] in admission.omission(of: $0) != .noChildShown }
    emptied = omitted.filter { [admission] in admission.omission(of: $0) == .noChildShown }
    moduleCount = feed.leftOutModuleCount
    clickless = admission.clicklessFacets
    clicklessPictures = pictures.compactMap { [admission] click in
      guard admission.isShown(click.facet) else { return nil }
      return client.objection(to: click.picture.action).map { (click, $0) }
    }
    page = PageLosses(feed, for: client)
    emptiedSections = feed.sections.compactMap { [admission] section in
      Self.emptiedPath(of: section, admission).map { (path: $0, source: section.source) }
    }
  }

  private static func emptiedPath(of section: FacetSection, _ admission: Admission) -> String? {
    let lists = [section.header, section.body, section.footer]
    guard let first = lists.lazy.compactMap(\.first).first else { return nil }
    let name = first.identity.section.description
    if !lists.contains(where: { $0.contains(where: admission.isShown) }) { return name }
    let isBare = !section.body.isEmpty && !section.body.contains(where: admission.isShown)
    return isBare ? "\(name)/\(ListRole.body.rawValue)" : nil
  }

  var version: SemanticVersion { admission.capabilities.version }

  /// The number of facets and modules left out, as in the status line.
  var leftOutCount: Int { admission.omittedCount + moduleCount }

  /// The number of facets that are left out with the facet around them.
  var insideCount: Int { admission.omittedCount - lost.count - emptied.count }

  /// The number of facets for each reason, the most frequent reason first.
  var reasons: [(reason: String, count: Int)] {
    Self.counted(
      lost.compactMap { admission.omission(of: $0)?.cause(in: .english).string }
        + Array(repeating: "(module without facets)", count: moduleCount)
        + Array(repeating: "(emptied container)", count: emptied.count)
        + Array(repeating: "(inside of these)", count: insideCount)
    )
  }

  /// The number of lost clicks for each reason.
  var clickReasons: [(reason: String, count: Int)] {
    Self.counted(clickless.compactMap { admission.lostClick(of: $0)?.cause(in: .english).string })
  }

  /// The number of lost clicks of pictures for each reason.
  var pictureClickReasons: [(reason: String, count: Int)] {
    Self.counted(clicklessPictures.map { $0.objection.cause(in: .english).string })
  }

  /// The number of lost actions on load for each reason.
  var onLoadReasons: [(reason: String, count: Int)] { Self.counted(page.onLoad.map(\.pageCause)) }

  /// The number of facets for each part of their content that is not drawn.
  var missingParts: [(reason: String, count: Int)] { Self.counted(plainer.flatMap(\.parts)) }

  private static func counted(_ causes: [String]) -> [(reason: String, count: Int)] {
    let counts = Dictionary(grouping: causes) { $0 }.mapValues(\.count)
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { (reason: $0.key, count: $0.value) }
  }
}
