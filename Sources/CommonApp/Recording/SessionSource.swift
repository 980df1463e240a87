import Feeds
import Text
import Wording

/// A recorded session as a source: what it was asked then, it answers now.
struct SessionSource {
  private let session: RecordedSession
  private let pages: RecordedPages
  /// What was asked for, and what came of it, in their order.
  private let answers: [Answer]
  /// Where the session had got to.
  private let position: Int

  private struct Answer {
    let load: RecordedLoad
    let position: Int
    let page: RecordedPage
    let line: Int
  }

  init(_ session: RecordedSession, from position: Int, path: String, in program: Program) {
    self.session = session
    self.position = position
    pages = RecordedPages(session, path: path, in: program)
    var open: [Int: (load: RecordedLoad, position: Int)] = [:]
    var answers: [Answer] = []
    for (index, entry) in session.entries.enumerated() {
      switch entry.content {
      case .load(let load): open[load.id] = (load, index)
      case .event(let name, let page?):
        guard let id = RecordedSession.answeredLoad(name), let asked = open.removeValue(forKey: id) else { break }
        answers.append(
          Answer(load: asked.load, position: asked.position, page: page, line: session.lines[index]))
      case .event, .frame, .said: break
      }
    }
    self.answers = answers
  }

  /// What came the next time after where it had got to, or else at any time.
  func answer(_ request: FeedRequest, from page: Int) throws(Failure) -> LoadedPage {
    let fitting = answers.filter { $0.load.request == request && (request != .again || $0.load.page == page) }
    if let answer = fitting.first(where: { $0.position >= position }) ?? fitting.last {
      return try pages.page(answer.page, line: answer.line)
    }
    if request == .home { return try pages.page(session.header.first, line: 1) }
    throw Failure(status: .noInput, message: Message { $0.recordingHasNoAnswer })
  }
}
