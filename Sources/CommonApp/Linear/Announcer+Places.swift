import Components
import Text

/// Going somewhere, on a page or to another one.
extension Announcer {
  /// Another page, or one that one has been on before.
  var arrival: [Saying] { arrivalWords + Self.whereabouts(after) }

  /// The name of the page that the user has come to, and how much is on it.
  var arrivalWords: [Saying] {
    let trail = after.breadcrumbs.joined(separator: " › ")
    let amount = after.history.current.amount
    let words: [SafeText] =
      switch after.history.lastWay {
      case .on: ["page: " + trail, amount]
      case .back: ["back on " + trail]
      case .forward: ["forward to " + trail]
      }
    return words.filter { !$0.isEmpty }.map(Saying.line)
  }

  /// On the same page.
  var progress: [Saying] {
    guard let page = after.history.current.page, let old = before.history.current.page else { return step }
    let isOver = old.search != nil && page.search == nil
    return (isOver ? [.line("the search is over")] : []) + growth(of: page, since: old) + step
  }

  private func growth(of page: PageScreen, since old: PageScreen) -> [Saying] {
    let more = page.page.admission.shownCount - old.page.admission.shownCount
    let grown: [Saying] = more == 0 ? [] : [.line(Self.words(forMore: more))]
    guard page.paging != old.paging || after.lastRequest != before.lastRequest else { return grown }
    switch page.paging {
    case .loading: return grown + [.line("loading…")]
    case .failed(let reason): return grown + [.line(failure(reason))]
    case .stopped(let reason): return grown + [.line(reason)]
    case .spent(let pages): return grown + [.line(end(spentOn: pages))]
    case .resting, .finished: return grown
    }
  }

  private static func words(forMore count: Int) -> SafeText {
    let kind: SafeText = count > 0 ? "more" : "fewer"
    return abs(count) == 1 ? "1 \(kind) thing" : "\(abs(count)) \(kind) things"
  }

  private func failure(_ reason: SafeText) -> SafeText {
    let key = after.keymap.keys(for: .reload).first.map { "; \($0) tries again" } ?? ""
    return "the next page has not come: \(reason)\(key)"
  }

  private func end(spentOn pages: Int) -> SafeText {
    let key = after.keymap.keys(for: .reload).first.map { ": \($0) loads more" } ?? ""
    return PageScreen.words(spentOn: pages) + "\(key)"
  }

  private var step: [Saying] {
    let place = after.history.current
    if let screen = place.screen {
      let hasMoved = screen.chosen != before.history.current.screen?.chosen
      return hasMoved ? [screen.chosenLine].compactMap(\.self).map(Saying.line) : []
    }
    guard let page = place.page, let reading = page.reading, let old = before.history.current.page?.reading,
      reading.stepCount != old.stepCount
    else { return [] }
    let obstacle = reading.obstacle.map { words(for: $0, page.paging) }
    // A number before a key may lead somewhere and then no further.
    let lines = obstacle != nil && reading.place == old.place ? [] : page.linesToRead(from: old.place)
    return ([obstacle].compactMap(\.self) + lines).map(Saying.line)
  }

  private func words(for obstacle: PageReading.Obstacle, _ paging: PageScreen.Paging) -> SafeText {
    switch obstacle {
    case .top: "the top of the page"
    case .noneBefore: "nothing comes before it in its list"
    case .noneBehind: "nothing comes after it in its list"
    case .noControlBefore: "no control comes before this"
    case .noControlBehind: "no control comes after this"
    case .end:
      switch paging {
      case .resting: "the end of the page"
      case .finished: "the end of the page: \(EndOfFeedRow().speech.label)"
      case .loading: "the end so far; loading…"
      case .failed(let reason): "the end so far; \(failure(reason))"
      case .stopped(let reason): "the end of the page: \(reason)"
      case .spent(let pages): "the end so far; \(end(spentOn: pages))"
      }
    }
  }
}
