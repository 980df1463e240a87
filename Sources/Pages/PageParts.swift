import FacetModel

/// What a page is made of, in the order in which it came. Whenever a part changes, the page is put together anew from
/// all of them: a reload loses no page, and a changed file loses no reload.
package struct PageParts {
  private var base: LoadedPage
  private var steps: [Step] = []

  private enum Step {
    /// The page after those before it.
    case page(LoadedPage)
    /// What a click on a facet has loaded into its section.
    case load(LoadedPage, loader: Identity)
    /// Those of an answer that nothing newer has taken the place of.
    case sections(Set<Identity.Component>, Feed)

    /// The page that came; `nil` for sections.
    var page: LoadedPage? {
      switch self {
      case .page(let page), .load(let page, _): page
      case .sections: nil
      }
    }

    /// What nobody will see again need not be kept.
    func without(_ newer: Set<Identity.Component>) -> Step? {
      guard case .sections(let older, let answer) = self else { return self }
      let left = older.subtracting(newer)
      return left.isEmpty ? nil : .sections(left, answer)
    }
  }

  init(_ base: LoadedPage) {
    self.base = base
  }

  /// Adds the next page to what the page has become.
  mutating func append(_ page: LoadedPage, to feed: Feed) -> Feed {
    steps.append(.page(page))
    return feed.appending(page.feed)
  }

  /// Adds what a click on a facet has loaded to what the page has become.
  mutating func append(_ page: LoadedPage, loadedBy loader: Identity, to feed: Feed) -> Feed {
    steps.append(.load(page, loader: loader))
    return feed.appending(page.feed, loadedBy: loader)
  }

  /// Sections that came anew, into what the page has become.
  mutating func replace(_ sections: Set<String>, from answer: Feed, in feed: Feed) -> Feed {
    // An answer need not have all that was asked for; what it has not stays as it is.
    let fresh = answer.sectionNames.filter { sections.contains($0.id) }
    steps = steps.compactMap { $0.without(fresh) }
    if !fresh.isEmpty { steps.append(.sections(fresh, answer)) }
    return feed.replacing(fresh, from: answer)
  }

  /// The source's numbers of the pages it is made of.
  package var numbers: Set<Int> {
    steps.reduce(into: [base.number]) { numbers, step in
      if let page = step.page { numbers.insert(page.number) }
    }
  }

  /// The first page again, with what was loaded anew since: the pages behind it belong to another one.
  mutating func withoutFurtherPages() -> Feed {
    steps.removeAll { $0.page != nil }
    return joined
  }

  package var hasFurtherPages: Bool {
    steps.contains { if case .page = $0 { true } else { false } }
  }

  /// One of its pages as it is now, and the rest as it was.
  mutating func renew(_ page: LoadedPage) -> Feed {
    if page.number == base.number { base = page }
    for index in steps.indices {
      guard steps[index].page?.number == page.number else { continue }
      if case .load(_, let loader) = steps[index] {
        steps[index] = .load(page, loader: loader)
      } else {
        steps[index] = .page(page)
      }
    }
    return joined
  }

  private var joined: Feed {
    steps.reduce(base.feed) { feed, step in
      switch step {
      case .page(let page): feed.appending(page.feed)
      case .load(let page, let loader): feed.appending(page.feed, loadedBy: loader)
      case .sections(let sections, let answer): feed.replacing(sections, from: answer)
      }
    }
  }
}
