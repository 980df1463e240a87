import FacetModel

/// The facets of a feed as entries for the cache, in the order of the feed.
public struct FacetListing: Sequence, IteratorProtocol {
  private let texts: (Facet) -> [String]
  /// The size in bytes up to which texts are kept. Further texts are dropped.
  private static let mostText = 4096
  /// The lists that are being read, the innermost last.
  private var open: [OpenList]
  /// The number of facets with each place hash, because siblings may share an id.
  private var places: [UInt64: UInt64] = [:]

  private struct OpenList {
    let facets: FacetList
    var next = 0
    let section: String
    let place: UInt64
  }

  /// Creates the listing of a feed. `texts` returns the texts that are shown of a facet.
  public init(_ feed: Feed, texts: @escaping (Facet) -> [String] = FacetListing.sentTexts(of:)) {
    self.texts = texts
    let page = [("header", feed.header), ("footer", feed.footer)].map { Self.list($0, section: "") }
    let sections = feed.sections.flatMap { section in
      [("header", section.header), ("body", section.body), ("footer", section.footer)].map {
        Self.list($0, section: section.id)
      }
    }
    open = (page.prefix(1) + sections + page.suffix(1)).reversed()
  }

  private static func list(_ list: (role: String, facets: FacetList), section: String) -> OpenList {
    var place = ContentHash()
    place.take(section)
    place.take(list.role)
    return OpenList(facets: list.facets, section: section, place: place.value)
  }

  mutating public func next() -> Element? {
    while let list = open.last {
      guard list.next < list.facets.count else {
        open.removeLast()
        continue
      }
      open[open.count - 1].next += 1
      let facet = list.facets[list.next]
      let id = facet.id ?? ""
      let place = place(of: id, in: list)
      open.append(OpenList(facets: facet.children, section: list.section, place: place))
      let names = [id, list.section, facet.component.id]
      guard names.allSatisfy({ $0.utf8.count <= FacetEntry.longestName }) else { continue }
      return Element(facet: facet, entry: FacetEntry(facet, id: id, section: list.section, place: place))
    }
    return nil
  }

  public struct Element {
    let facet: Facet
    let entry: FacetEntry
  }

  /// Returns the texts of a facet, one a line. It is called only for facets that are written.
  func words(of element: Element) -> String {
    var lines = ""
    for text in texts(element.facet) where !text.isEmpty {
      guard lines.utf8.count + text.utf8.count < Self.mostText else { break }
      if !lines.isEmpty { lines += "\n" }
      lines += text
    }
    return lines
  }

  private mutating func place(of id: String, in list: OpenList) -> UInt64 {
    var place = ContentHash(after: list.place)
    place.take(id)
    let count = places[place.value, default: 0]
    places[place.value] = count + 1
    if count > 0 { place.take(count) }
    return place.value
  }

  /// Returns all texts of a facet as sent, even those that its component does not show.
  public static func sentTexts(of facet: Facet) -> [String] {
    let text = facet.text
    return [text.title, text.subtitle, text.accessory, text.description, text.annotation].compactMap(\.self)
      + text.custom.all.map(\.text)
  }
}
