import Text
import Wording

extension VersionReview: ListPanel {
  package func keys(in context: PanelContext) -> [SafeText] {
    let words = context.words
    return switch self {
    case .choosing: [words.enterBeThatClient, words.chooseKeys]
    case .reading: [words.enterGoThere, words.chooseKeys]
    }
  }

  package func frame(in context: PanelContext) -> PanelFrame? {
    VersionFrame(review: self, size: context.area, words: context.words).frame
  }

  package mutating func renew(in context: PanelContext) -> PanelOutcome {
    guard let page = context.page?.page else { return .close }
    let earlier = self
    self = on(page)
    guard case .reading(let list) = self, case .reading(let before) = earlier else { return .stay }
    if list.isEmpty { return .finish(.say(context.words.showsAll(as: "\(list.version)"))) }
    guard list.omittedCount != before.omittedCount else { return .stay }
    return .act(.say(context.words.showsLess(as: "\(list.version)", list.omittedCount)))
  }

  /// Announces the selected version, or the selected facet that the version leaves out.
  package func announcement(of event: Event, after previous: (any Panel)?, in context: PanelContext) -> [Announcement] {
    let words = context.words
    switch self {
    case .choosing(let picker):
      let choice = picker.choices[picker.cursor.selected]
      let line = place(picker.cursor, "\(choice.version), " + words.leftOut(choice.omitted), in: words)
      if case .choosing? = previous as? VersionReview { return [line] }
      return [.line(words.howToReview), line]
    case .reading(let list):
      guard !list.isEmpty else { return [.line(words.nothingLeftOut)] }
      let loss = list.line(list.cursor.selected)
      let line = place(list.cursor, loss.name + ": " + loss.reason, in: words)
      if case .reading? = previous as? VersionReview { return [line] }
      return [.line(context.message ?? ""), .line(words.howToReadLosses), line]
    }
  }

  private func place(_ cursor: ListCursor, _ sentence: SafeText, in words: Words) -> Announcement {
    .line(words.place(cursor.selected + 1, of: cursor.count) + ": " + sentence)
  }
}
