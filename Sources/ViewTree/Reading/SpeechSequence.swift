import FacetModel

/// The speech of each facet of a page in feed order. Each is made only when the caller asks for the next.
public struct SpeechSequence {
  private let admission: Admission
  private let views: any ViewMaking
  /// The lists that are being read, the innermost last, each with the index of its next facet.
  private var open: [(list: FacetList, next: Int)]

  public init(_ feed: Feed, admitted admission: Admission, views: any ViewMaking) {
    self.admission = admission
    self.views = views
    let sections = feed.sections.flatMap { [$0.header, $0.body, $0.footer] }
    open = ([feed.header] + sections + [feed.footer]).reversed().map { (list: $0, next: 0) }
  }

  /// Returns the next facet that says something, or `nil` at the end of the page.
  public mutating func next() -> (facet: Int, speech: Speech)? {
    while let (list, number) = open.last {
      guard number < list.count else {
        open.removeLast()
        continue
      }
      open[open.count - 1].next += 1
      let facet = list[number]
      guard admission.isShown(facet) else { continue }
      open.append((list: facet.children, next: 0))
      let speech = views.view(for: facet).speech
      if !speech.isSilent { return (facet: facet.index, speech: speech) }
    }
    return nil
  }
}
