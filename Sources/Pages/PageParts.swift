import FacetModel
import JSON
import Text
import Wording

/// The responses that a page consists of, in the order of their arrival.
///
/// When one of them changes, the page is joined again from all of them. A reload loses no page, and a changed file
/// loses no reload.
package struct PageParts {
  private var base: LoadedPage
  private var steps: [Step] = []

  private enum Step {
    /// A further page.
    case page(LoadedPage)
    /// The response that a click on a facet has loaded into its section.
    case load(LoadedPage, loader: Identity)
    /// The sections of a response that no newer response has replaced.
    case sections(Set<Identity.Component>, LoadedPage)

    /// The page of the step; `nil` for sections.
    var page: LoadedPage? {
      switch self {
      case .page(let page), .load(let page, _): page
      case .sections: nil
      }
    }

    /// Returns the step without the sections that a newer response replaces; `nil` if none is left.
    func without(_ newer: Set<Identity.Component>) -> Step? {
      guard case .sections(let older, let answer) = self else { return self }
      let left = older.subtracting(newer)
      return left.isEmpty ? nil : .sections(left, answer)
    }
  }

  init(_ base: LoadedPage) {
    self.base = base
  }

  /// Adds the next page to the feed as it is now.
  mutating func append(_ page: LoadedPage, to feed: Feed) -> Feed {
    steps.append(.page(page))
    return feed.appending(page.feed)
  }

  /// Adds the response to a click on a facet to the feed as it is now.
  mutating func append(_ page: LoadedPage, loadedBy loader: Identity, to feed: Feed) -> Feed {
    steps.append(.load(page, loader: loader))
    return feed.appending(page.feed, loadedBy: loader)
  }

  /// Replaces sections of the feed as it is now by those of a response.
  mutating func replace(_ sections: Set<String>, from answer: LoadedPage, in feed: Feed) -> Feed {
    // A response need not have all sections that were asked for; the others stay as they are.
    let fresh = answer.feed.sectionNames.filter { sections.contains($0.id) }
    steps = steps.compactMap { $0.without(fresh) }
    if !fresh.isEmpty { steps.append(.sections(fresh, answer)) }
    return feed.replacing(fresh, from: answer.feed)
  }

  /// Whether sections of the page are from a response of the source.
  package func holdsSections(ofPage number: Int) -> Bool {
    steps.contains { if case .sections(_, let answer) = $0 { answer.number == number } else { false } }
  }

  /// The source's numbers of the pages that this page consists of.
  package var numbers: Set<Int> {
    steps.reduce(into: [base.number]) { numbers, step in
      if let page = step.page { numbers.insert(page.number) }
    }
  }

  /// Returns the source's number of the page whose file holds a document; `nil` for a document of reloaded sections.
  package func number(of document: Document) -> Int? {
    let file = document.outermost
    return ([base] + steps.compactMap(\.page)).first { $0.feed.document.outermost === file }?.number
  }

  /// The responses that the page consists of, those of reloaded sections included.
  private var responses: [LoadedPage] {
    [base]
      + steps.map { step in
        switch step {
        case .page(let page), .load(let page, _), .sections(_, let page): page
        }
      }
  }

  /// Returns the response whose file holds a document, also if it has only brought sections.
  package func response(of document: Document) -> LoadedPage? {
    let file = document.outermost
    return responses.first { $0.feed.document.outermost === file }
  }

  /// Returns the name of the response that holds a document; `nil` on a page of one response. Responses with the same
  /// title are told apart by their place in the order of arrival.
  package func name(ofResponseWith document: Document, in words: Words) -> SafeText? {
    let responses = responses
    guard responses.count > 1, let response = response(of: document) else { return nil }
    let alike = responses.filter { $0.title == response.title }
    guard alike.count > 1, let place = alike.firstIndex(where: { $0.feed.document === response.feed.document }) else {
      return response.title
    }
    return words.answer(place + 1, titled: response.title)
  }

  /// Returns the first page with its reloaded sections, without the further pages.
  mutating func withoutFurtherPages() -> Feed {
    steps.removeAll { $0.page != nil }
    return joined
  }

  package var hasFurtherPages: Bool {
    steps.contains { if case .page = $0 { true } else { false } }
  }

  /// Replaces one of the pages by its new state and keeps the others.
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
      case .sections(let sections, let answer): feed.replacing(sections, from: answer.feed)
      }
    }
  }
}
