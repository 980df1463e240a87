import Components
import FacetModel
import Pages
import Text

/// Announcing moves on a page and to other pages.
extension Announcer {
  /// The lines after arriving on another page, or on one visited before.
  package var arrival: [Announcement] { arrivalWords + Self.whereabouts(after) }

  /// The name of the page, and the amount of content on it.
  var arrivalWords: [Announcement] {
    let trail = after.breadcrumbs.joined(separator: " › ")
    let amount = after.history.current.amount
    let lines: [SafeText] =
      switch after.history.lastMove {
      case .visit: [words.page(trail), amount]
      case .back: [words.backOn(trail)]
      case .forward: [words.forwardTo(trail)]
      }
    return lines.filter { !$0.isEmpty }.map(Announcement.line)
  }

  /// The lines after a move on the same page.
  package var progress: [Announcement] {
    guard let page = after.history.current.page, let old = before.history.current.page else { return step }
    let isOver = old.search != nil && page.search == nil
    return (isOver ? [.line(words.searchIsOver)] : []) + growth(of: page, since: old) + step
  }

  private func growth(of page: PageSession, since old: PageSession) -> [Announcement] {
    let more = page.page.admission.shownCount - old.page.admission.shownCount
    let grown: [Announcement] = more == 0 ? [] : [.line(more > 0 ? words.moreThings(more) : words.fewerThings(-more))]
    guard page.paging != old.paging || after.requests.lastID != before.requests.lastID else { return grown }
    switch page.paging {
    case .loading: return grown + [.line(words.loading)]
    case .failed(let reason): return grown + [.line(failure(reason))]
    case .stopped(let reason): return grown + [.line(reason)]
    case .spent(let pages): return grown + [.line(end(spentOn: pages))]
    case .resting, .finished, .endOfSaved: return grown
    }
  }

  /// The news of a page that has been loaded again. A file that was only touched is no news.
  func renewal(by event: Event) -> [Announcement]? {
    guard after.history.moves == before.history.moves, let page = after.history.current.page,
      let old = before.history.current.page, page.page.feed.tree !== old.page.feed.tree
    else { return nil }
    let diff = FeedDiff(from: old.page.feed, to: page.page.feed, comparingLogging: false)
    if diff.isVisible { return [.line(words.pageHasChanged)] + Self.whereabouts(after) }
    if case .changed = event { return nil }
    return [.line(words.nothingHasChanged)]
  }

  private func failure(_ reason: SafeText) -> SafeText {
    let key = after.options.keymap.keys(for: .reload).first.map { words.triesAgain("\($0)") } ?? ""
    return words.nextPageFailed(reason) + key
  }

  private func end(spentOn pages: Int) -> SafeText {
    let key = after.options.keymap.keys(for: .reload).first.map { words.thenLoadsMore("\($0)") } ?? ""
    return words.stopped(after: pages) + key
  }

  private var step: [Announcement] {
    let place = after.history.current
    if let screen = place.screen {
      let hasMoved = screen.chosen != before.history.current.screen?.chosen
      return hasMoved ? [screen.chosenLine].compactMap(\.self).map(Announcement.line) : []
    }
    guard let page = place.page, let reading = page.reading, let old = before.history.current.page?.reading,
      reading.stepCount != old.stepCount
    else { return [] }
    let obstacle = reading.obstacle.map { sentence(for: $0, on: page) }
    // A number before a key may move some lines and then meet the end.
    let lines = obstacle != nil && reading.place == old.place ? [] : page.linesToRead(from: old.place)
    return ([obstacle].compactMap(\.self) + lines).map(Announcement.line)
  }

  private func sentence(for obstacle: PageReading.Obstacle, on page: PageSession) -> SafeText {
    switch obstacle {
    case .top: words.topOfPage
    case .noneBefore: words.noneBefore
    case .noneBehind: words.noneAfter
    case .noControlBefore: words.noControlBefore
    case .noControlBehind: words.noControlAfter
    case .end:
      switch page.paging {
      case .resting: words.endOfPage
      case .finished: words.endOfPage + ": " + page.lastWords
      case .endOfSaved: words.endOfSavedPage
      case .loading: words.endSoFar + words.loading
      case .failed(let reason): words.endSoFar + failure(reason)
      case .stopped(let reason): words.endOfPage + ": " + reason
      case .spent(let pages): words.endSoFar + end(spentOn: pages)
      }
    }
  }
}
