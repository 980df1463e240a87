import FacetModel

/// The page as it is read aloud: every facet that says or does something, in feed order, with its position in its series.
/// Nothing is laid out for it, and nothing is cut.
public struct Outline {
  public struct Line: Equatable, Sendable {
    /// The number of speaking facets around the facet.
    public let level: Int
    /// The facet's number in its tree.
    public let facet: Int
    public let speech: Speech
    public let position: Position?
    /// Whether the line is the first of a section.
    public let beginsSection: Bool
  }

  /// A position in a series: `3 of 12`.
  public struct Position: Equatable, Sendable {
    public internal(set) var number: Int
    public internal(set) var count: Int
  }

  let feed: Feed
  let admission: Admission
  let views: any ViewMaking

  public init(_ feed: Feed, admitted admission: Admission, views: any ViewMaking) {
    self.feed = feed
    self.admission = admission
    self.views = views
  }

  /// Calls a closure with each line in turn, so that a page of any length takes little memory.
  public func read(_ body: (Line) -> Void) {
    var reader = Reader(admission: admission, views: views)
    reader.read(feed.header, level: 0, body)
    for section in feed.sections {
      reader.isAtSectionStart = true
      for list in [section.header, section.body, section.footer] {
        reader.read(list, level: 0, body)
      }
    }
    reader.isAtSectionStart = true
    reader.read(feed.footer, level: 0, body)
  }

  public var lines: [Line] {
    var lines: [Line] = []
    read { lines.append($0) }
    return lines
  }

  private struct Reader {
    let admission: Admission
    let views: any ViewMaking
    var isAtSectionStart = false

    /// Reads the facets of a list. The decoder limits how deep facets nest, and so limits this recursion.
    mutating func read(_ list: FacetList, level: Int, _ body: (Line) -> Void) {
      let shown = list.filter(admission.isShown)
      let series = SpokenSeries(shown, views: views)
      let positions = series.positions
      for (index, facet) in shown.enumerated() {
        let speech = if let speeches = series.speeches { speeches[index] } else { views.spoken(facet) }
        if let speech {
          body(
            Line(
              level: level, facet: facet.index, speech: speech, position: positions[index],
              beginsSection: isAtSectionStart))
          isAtSectionStart = false
        }
        // Facets that are not shown on the screen are not read aloud either.
        guard !facet.children.isEmpty, views.traits(of: facet).placesChildren else { continue }
        read(facet.children, level: level + (speech == nil ? 0 : 1), body)
      }
    }
  }
}
