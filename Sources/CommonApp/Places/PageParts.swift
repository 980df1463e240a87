import FacetModel

/// What a page is made of, in the order in which it came. Whenever a part changes, the page is put together anew from
/// all of them: a reload loses no page, and a changed file loses no reload.
struct PageParts {
  private(set) var base: Feed
  private var steps: [Step] = []

  private enum Step {
    /// The page after those before it.
    case page(Feed)
    case sections(Set<String>, Feed)
  }

  init(_ base: Feed) {
    self.base = base
  }

  /// Adds the next page to what the page has become.
  mutating func append(_ page: Feed, to feed: Feed) -> Feed {
    steps.append(.page(page))
    return feed.appending(page)
  }

  /// Sections that came anew, into what the page has become.
  mutating func replace(_ sections: Set<String>, from answer: Feed, in feed: Feed) -> Feed {
    // What nobody will see again need not be kept.
    steps.removeAll { step in
      if case .sections(let older, _) = step { older.isSubset(of: sections) } else { false }
    }
    steps.append(.sections(sections, answer))
    return feed.replacing(sections, from: answer)
  }

  /// Another first response, and the rest as it was.
  mutating func rebase(_ base: Feed) -> Feed {
    self.base = base
    return steps.reduce(base) { feed, step in
      switch step {
      case .page(let page): feed.appending(page)
      case .sections(let sections, let answer): feed.replacing(sections, from: answer)
      }
    }
  }
}
