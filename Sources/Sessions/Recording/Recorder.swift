import AppCore
import Drawing
import FacetModel
import Feeds
import JSON
import Pages
import Reporting
import Text
import Wording

/// Writes a session: the setup of the app, its events, its requests, and its frames.
///
/// The app of a recorded session never holds a secret. Responses are masked before the app gets them, and its requests
/// are unmasked before they are sent. So neither its frames nor its requests hold one, and the app does the same during
/// playback.
package struct Recorder {
  private let writer: SessionWriter
  /// The mask; `nil` if secrets are kept.
  private var mask: SecretMask?
  private let context: ProgramContext
  private var frames = FrameRows()
  /// Milliseconds since the session began.
  package var now = 0

  /// The date and time of the start, if the session is timed.
  package var started: String?

  package init(_ path: String, keepsSecrets: Bool, in context: ProgramContext) throws(Failure) {
    self.context = context
    mask = keepsSecrets ? nil : SecretMask(knownWords: try context.knownWords())
    do throws(SessionWriter.Refusal) {
      writer = try SessionWriter(path)
    } catch {
      let problem = Message { words in
        switch error {
        case .isThere: words.recordingIsThere
        case .notWritable(let reason): words.cannotBeWritten(reason.text(in: words))
        }
      }
      throw Failure(status: .cannotWrite, message: problem.placed(at: SafeText(path)))
    }
  }

  package var file: OutputFile { writer.file }

  /// The reason the recording has stopped.
  package var fault: Message? {
    writer.fault.map { reason in Message { $0.recordingStops(reason.text(in: $0)) } }
  }

  /// The words of the session's language.
  package var words: Words { context.words }

  /// Writes the header. `home` is the address of a server's first page, `posted` its body, and `earlier` the page that
  /// the first one is compared with.
  package mutating func begin(
    _ setup: AppSetup, first: LoadedPage, earlier: Feed?, home: URIReference?, posted: ByteBuffer? = nil
  ) {
    var setup = setup
    setup.address = setup.address.map { masked($0) }
    var header = setup.header(
      first: RecordedPage(number: first.number, title: first.title.string, body: 0),
      earlier: earlier.map { _ in RecordedPage(number: first.number, title: first.title.string, body: 1) })
    header.started = started
    header.url = home.map { hidden($0) }
    header.posted = posted.map { hidden($0) }
    writer.write(header, body: first.feed.document.fileBytes, earlier: earlier?.document.fileBytes)
  }

  package mutating func note(_ event: Event) {
    if case .clock(let time) = event { now = max(now, time) }
    guard case .loaded(let page, _) = event else {
      return writer.write(SessionEntry(time: now, .event(event.name, nil)))
    }
    writer.write(
      SessionEntry(
        time: now, .event(event.name, RecordedPage(number: page.number, title: page.title.string, body: 0))),
      body: page.feed.document.fileBytes)
  }

  mutating func note(_ request: FeedRequest, id: Int, from page: Int, sent: SentRequest?) {
    let address = sent.map { hidden($0.address) }
    let headers = sent.map { sent in sent.headers + sent.ownHeaders.map { hidden($0) } } ?? []
    let load = RecordedLoad(
      id: id, page: page, request: request, address: address, headers: headers,
      posted: sent?.posted.map { hidden($0) })
    writer.write(SessionEntry(time: now, .load(load)))
  }

  package mutating func note(_ frame: Canvas) {
    writer.write(SessionEntry(time: now, .frame(frames.take(frame))))
  }

  /// Writes the words announced. An empty list is written too, because it tells the player that the event before was
  /// announced.
  package mutating func note(_ announcements: [Announcement]) {
    writer.write(SessionEntry(time: now, .said(announcements.map(\.text.string))))
  }
}

/// Masking secrets.
extension Recorder {
  /// The page with its secrets masked.
  package mutating func masked(_ page: LoadedPage) throws(Failure) -> LoadedPage {
    let document = page.feed.document
    let body = document.fileBytes
    guard let bytes = mask?.masked(body) else { return page }
    let title = masked(page.title)
    guard bytes !== body else { return LoadedPage(feed: page.feed, title: title, number: page.number) }
    let feed = try context.decodeFeed(
      bytes, name: page.title.string, interner: document.interner,
      operation: page.feed.others.isEmpty ? nil : page.feed.operation)
    return LoadedPage(feed: feed, title: title, number: page.number)
  }

  package mutating func masked(_ words: SafeText) -> SafeText {
    mask.map { _ in SafeText(mask?.masked(message: words.string) ?? "") } ?? words
  }

  /// The facts without secrets and without the answer. The app takes the answer from the page, whose secrets are masked.
  mutating func masked(_ facts: RequestFacts) -> RequestFacts {
    var facts = facts
    facts.body = nil
    facts.address = masked(SafeText(facts.address)).string
    facts.problem = masked(SafeText(facts.problem)).string
    facts.headers = facts.headers.map { masked(SafeText($0)).string }
    facts.answerHeaders = facts.answerHeaders.map { masked(SafeText($0)).string }
    return facts
  }

  package func unmasked(_ text: String) -> String { mask?.unmasked(text) ?? text }

  package func unmasked(_ request: FeedRequest) -> FeedRequest {
    switch request {
    case .open(let uri): .open(uri: unmasked(uri))
    case .next(let cursor): .next(cursor: unmasked(cursor))
    case .sections(let sections, let query):
      .sections(sections.map { unmasked($0) }, filterQuery: unmasked(query))
    case .home, .again, .operation, .find: request
    }
  }

  /// Masks the headers and the address that the user gave. Called before the recording starts, because a server may
  /// repeat them.
  package mutating func hide(_ headers: [HTTPHeader], address: URIReference?, posted: ByteBuffer?) {
    for header in headers { mask?.hide(header) }
    if let address { mask?.hide(address) }
    if let posted { _ = mask?.hideSecrets(of: posted) }
  }

  private mutating func hidden(_ header: HTTPHeader) -> HTTPHeader { mask?.masked(header) ?? header }

  /// The posted body with its secrets masked as in the responses.
  private mutating func hidden(_ body: ByteBuffer) -> String {
    let hidden = mask?.masked(body) ?? body
    return hidden.string(in: 0..<hidden.count)
  }

  private mutating func hidden(_ address: URIReference) -> String {
    mask?.masked(address: address) ?? address.withoutUser.text
  }
}
