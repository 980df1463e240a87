import FacetModel
import Feeds
import JSON
import Pages
import Reporting
import Text

/// The pages of a recorded session, decoded with shared names.
struct RecordedPages {
  private let bodies: [ByteBuffer]
  private let path: String
  private let context: ProgramContext
  private let interner = Interner.forFeeds()

  init(_ session: RecordedSession, path: String, in context: ProgramContext) {
    bodies = session.bodies
    self.path = path
    self.context = context
  }

  func page(_ page: RecordedPage, line: Int) throws(Failure) -> LoadedPage {
    guard bodies.indices.contains(page.body) else { throw fault(line: line, "there is no such body") }
    let name = "\(ProgramContext.name(of: path)):\(line): the body of '\(page.title)'"
    let feed = try context.decodeFeed(bodies[page.body], name: name, interner: interner)
    return LoadedPage(feed: feed, title: SafeText(page.title), number: page.number)
  }

  func fault(line: Int, _ message: SafeText) -> Failure {
    Failure(status: .notAFeed, message: "\(SafeText(ProgramContext.name(of: path))):\(line): " + message)
  }
}
