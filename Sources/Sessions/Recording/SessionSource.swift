import FacetModel
import Feeds
import Pages
import Reporting
import Text
import Wording

/// A recorded session as a source, which answers the requests that it holds.
package struct SessionSource {
  private let session: RecordedSession
  private let pages: RecordedPages
  /// The requests and their results, in order.
  private let answers: [Answer]
  /// The line at which the session was left.
  private let position: Int

  private struct Answer {
    let load: RecordedLoad
    let position: Int
    let page: RecordedPage
    let line: Int
  }

  package init(_ session: RecordedSession, from position: Int, path: String, in context: ProgramContext) {
    self.session = session
    self.position = position
    pages = RecordedPages(session, path: path, in: context)
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

  /// The next recorded answer after that line, or else any answer.
  package func answer(_ request: FeedRequest, from page: Int) throws(Failure) -> LoadedPage {
    let fitting = answers.filter { $0.load.request == request && (request != .again || $0.load.page == page) }
    if let answer = fitting.first(where: { $0.position >= position }) ?? fitting.last {
      return try pages.page(answer.page, line: answer.line)
    }
    if request == .home { return try pages.page(session.header.first, line: 1) }
    throw Failure(status: .noInput, message: Message { $0.recordingHasNoAnswer }, isFinal: true)
  }
}
