import Components
import FacetModel
import JSON

/// The parts of shown facets that an older client does not draw, because they came with a later version.
struct LaterContent {
  /// A part of `custom`, the feature that it came with, and whether clients with the feature draw anything of a value.
  private typealias Part = (key: String, feature: Feature, isDrawn: @Sendable (Value, Facet) -> Bool)

  private static let known: [Part] = [
    ("badges", .backendBadges, { value, _ in !Badge.list(value).isEmpty }),
    ("window_shopping", .windowShopping, { WindowShopping($0).isDrawn(besidePicture: $1.images.main != nil) }),
  ]

  private let admission: Admission
  private let factory: FacetFactory
  private let missing: [Part]

  init(_ admission: Admission, factory: FacetFactory) {
    self.admission = admission
    self.factory = factory
    missing = Self.known.filter { !admission.capabilities.understands($0.feature) }
  }

  /// Whether the client draws every part.
  var isEmpty: Bool { missing.isEmpty }

  /// Returns the parts of a facet that are not drawn.
  func parts(of facet: Facet) -> [(key: String, value: Value, since: SemanticVersion)] {
    guard admission.isShown(facet), !facet.source.document.isTranslation,
      let reads = factory.descriptor(for: facet.component.id)?.reads
    else { return [] }
    return missing.compactMap { key, feature, isDrawn in
      guard reads.has(custom: key), let value = facet.custom[key], isDrawn(value, facet) else { return nil }
      return (key, value, feature.since)
    }
  }

  /// Reports the parts of all facets that are not drawn.
  func check(_ feed: Feed, _ list: inout DiagnosticList, isShared: (Int) -> Bool) {
    guard !isEmpty else { return }
    for index in 0..<feed.tree.count {
      list.areShared = isShared(index)
      check(feed.tree[index], &list)
    }
    list.areShared = false
  }

  func check(_ facet: Facet, _ list: inout DiagnosticList) {
    for (key, value, since) in parts(of: facet) {
      list.add(
        .tooNew, at: value.document.outermostOffset(of: value.range.lowerBound),
        "custom.\(key) came with version \(since): the facet is shown without it")
    }
  }
}
