import FacetModel
import Feeds
import JSON
import Pages
import Reporting
import Text
import Wording

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
    guard bodies.indices.contains(page.body) else { throw fault(line: line) { $0.noSuchBody } }
    let place = SafeText("\(ProgramContext.name(of: path)):\(line): ")
    let title = SafeText(page.title)
    let feed = try context.decodeFeed(
      bodies[page.body], called: { place + $0.body(of: title) }, interner: interner)
    return LoadedPage(feed: feed, title: SafeText(page.title), number: page.number)
  }

  func fault(line: Int, _ phrase: (Words) -> SafeText) -> Failure {
    let place: SafeText = "\(ProgramContext.name(of: path)):\(line)"
    return Failure(status: .notAFeed, message: Message(phrase).placed(at: place))
  }
}
