import FacetModel

/// Puts the shown facets of a feed in page order.
struct ViewTreeBuilder {
  private let admission: Admission
  private let views: any ViewMaking
  private let isUnrolled: Bool
  private var traits: [ComponentKey: ViewTraits] = [:]
  private(set) var nodes: [ViewTree.Node] = []
  private(set) var runs: [ViewTree.Run] = []
  private(set) var sections: [ViewTree.Section] = []

  init(admission: Admission, views: any ViewMaking, isUnrolled: Bool, expected count: Int) {
    self.admission = admission
    self.views = views
    self.isUnrolled = isUnrolled
    nodes.reserveCapacity(count)
  }

  mutating func build(_ feed: Feed) {
    append(feed.header, Place(section: -1, role: .header))
    for section in feed.sections {
      let start = nodes.count
      append(section.header, Place(section: sections.count, role: .header))
      let header = start..<nodes.count
      append(section.body, Place(section: sections.count, role: .body))
      append(section.footer, Place(section: sections.count, role: .footer))
      let isSticky = section.style.isSticky && section.header.allSatisfy(\.style.isSticky)
      sections.append(
        ViewTree.Section(
          header: header, all: start..<nodes.count, isSticky: isSticky && !header.isEmpty, layout: section.layout,
          style: section.style, hasLook: section.hasLayoutOrStyle))
    }
    append(feed.footer, Place(section: -2, role: .footer))
  }

  /// The number of cards up to which an unrolled carousel stays one piece.
  private static let mostUnrolledCards = 120

  private struct Place {
    let section: Int
    let role: ListRole
    var grid: Int?
  }

  /// Appends the facets of a list. The decoder limits how deep facets nest, and so limits this recursion.
  private mutating func append(_ list: FacetList, _ place: Place) {
    var previous: ComponentKey?
    for facet in list where admission.isShown(facet) {
      let key = facet.componentKey
      var traits = traits(of: facet, key)
      // Two lines in a row separate nothing: an older client leaves out what was between them.
      if traits.isSeparator, nodes.last?.traits.isSeparator == true { continue }
      if isUnrolled, traits.arrangement == .carousel, facet.children.count > Self.mostUnrolledCards {
        traits.arrangement = .grid
      }
      let sharesWidth = place.grid != nil || traits.sharesWidth && traits.arrangement == .embedded
      if sharesWidth, let previous, previous == key || place.grid != nil {
        runs[runs.count - 1].count += 1
      } else {
        runs.append(ViewTree.Run(start: nodes.count, count: 1, grid: place.grid))
      }
      previous = sharesWidth ? key : nil
      nodes.append(
        ViewTree.Node(
          facet: facet.index, traits: traits, run: runs.count - 1, section: place.section, role: place.role))
      guard place.grid == nil else { continue }
      switch traits.arrangement {
      case .stack: append(facet.children, Place(section: place.section, role: place.role))
      case .grid: append(facet.children, Place(section: place.section, role: place.role, grid: facet.index))
      case .carousel, .embedded: break
      }
    }
  }

  private mutating func traits(of facet: Facet, _ key: ComponentKey) -> ViewTraits {
    if let known = traits[key] { return known }
    let traits = views.traits(of: facet)
    self.traits[key] = traits
    return traits
  }
}
