import Drawing
import FacetModel
import Feeds
import JSON
import Text
import Wording

/// Writes down a session: what the app was made from, what happened to it, what it asked for, and what it showed.
///
/// The app of a recorded session never meets a secret: what comes is masked before the app sees it, and what the app asks
/// for is unmasked before anybody is asked. So nothing that it shows or asks can give one away, and it does the same
/// when the recording is played.
struct Recorder {
  private let writer: SessionWriter
  /// `nil` where secrets are kept.
  private var mask: SecretMask?
  private let program: Program
  private var frames = FrameRows()
  /// Milliseconds since the session began.
  var now = 0

  /// When it begins, if that is at any time at all.
  var started: String?

  init(_ path: String, keepsSecrets: Bool, in program: Program) throws(Failure) {
    self.program = program
    mask = keepsSecrets ? nil : SecretMask(knownWords: try program.knownWords())
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

  var file: OutputFile { writer.file }

  /// Why nothing more is written.
  var fault: Message? {
    writer.fault.map { reason in Message { $0.recordingStops(reason.text(in: $0)) } }
  }

  /// In the language of the session.
  var words: Words { program.words }

  /// `home` is where a server has its first page, `posted` what is posted for it; `former` is the page that the first one
  /// is compared with.
  mutating func begin(
    _ setup: AppSetup, first: LoadedPage, former: Feed?, home: URIReference?, posted: ByteBuffer? = nil
  ) {
    var setup = setup
    setup.address = setup.address.map { masked($0) }
    var header = setup.header(
      first: RecordedPage(number: first.number, title: first.title.string, body: 0),
      former: former.map { _ in RecordedPage(number: first.number, title: first.title.string, body: 1) })
    header.started = started
    header.url = home.map { hidden($0) }
    header.posted = posted.map { hidden($0) }
    writer.write(header, body: first.feed.document.fileBytes, former: former?.document.fileBytes)
  }

  mutating func note(_ event: Event) {
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

  mutating func note(_ frame: Canvas) {
    writer.write(SessionEntry(time: now, .frame(frames.take(frame))))
  }

  /// Even if it is nothing: whoever plays it knows then what has been heard out.
  mutating func note(_ sayings: [Saying]) {
    writer.write(SessionEntry(time: now, .said(sayings.map(\.text.string))))
  }
}

/// What is hidden, and from whom.
extension Recorder {
  /// What an app may know of a page.
  mutating func masked(_ page: LoadedPage) throws(Failure) -> LoadedPage {
    let document = page.feed.document
    let body = document.fileBytes
    guard let bytes = mask?.masked(body) else { return page }
    let title = masked(page.title)
    guard bytes !== body else { return LoadedPage(feed: page.feed, title: title, number: page.number) }
    let feed = try program.decodeFeed(
      bytes, name: page.title.string, interner: document.interner,
      operation: page.feed.others.isEmpty ? nil : page.feed.operation)
    return LoadedPage(feed: feed, title: title, number: page.number)
  }

  mutating func masked(_ words: SafeText) -> SafeText {
    mask.map { _ in SafeText(mask?.masked(message: words.string) ?? "") } ?? words
  }

  func unmasked(_ text: String) -> String { mask?.unmasked(text) ?? text }

  func unmasked(_ request: FeedRequest) -> FeedRequest {
    switch request {
    case .open(let uri): .open(uri: unmasked(uri))
    case .next(let cursor): .next(cursor: unmasked(cursor))
    case .sections(let sections, let query):
      .sections(sections.map { unmasked($0) }, filterQuery: unmasked(query))
    case .home, .again, .operation, .find: request
    }
  }

  /// Hides what the user has given for a source. Before anything is recorded: a server may say it back.
  mutating func hide(_ headers: [HTTPHeader], address: URIReference?, posted: ByteBuffer?) {
    for header in headers { mask?.hide(header) }
    if let address { mask?.hide(address) }
    if let posted { _ = mask?.hideSecrets(of: posted) }
  }

  private mutating func hidden(_ header: HTTPHeader) -> HTTPHeader { mask?.masked(header) ?? header }

  /// A body that is posted, with its cursors as the responses have them.
  private mutating func hidden(_ body: ByteBuffer) -> String {
    let hidden = mask?.masked(body) ?? body
    return hidden.string(in: 0..<hidden.count)
  }

  private mutating func hidden(_ address: URIReference) -> String {
    mask?.masked(address: address) ?? address.withoutUser.text
  }
}
