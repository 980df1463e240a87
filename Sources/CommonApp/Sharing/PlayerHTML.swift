import Drawing
import Feeds
import Reporting
import Sessions
import Text

/// A recorded session as a page of HTML that plays it. Its frames are text; equal rows are in the page once.
struct PlayerHTML {
  /// A session that is too long for a page.
  struct TooLong: Error {}

  private var sheet = HTMLSheet()
  /// The rows of all frames, and the number of each. The first one is blank.
  private var rows = [""]
  private var numbers = ["": 0]
  private var bytes = 0
  private var frames: [String] = []
  private var first: Canvas?
  private var ground = ""
  private let session: RecordedSession
  private let program: SafeText
  /// The name of the brand in text.
  private let brand: SafeText

  private static let mostBytes = 64 << 20

  /// A session that was only read aloud has no frames, and the result is `nil`.
  init?(_ session: RecordedSession, speed: Double, in program: Program) throws(TooLong) {
    self.session = session
    self.program = SafeText(program.name) + " " + ProgramContext.version
    let known = program.brands.first { $0.name == session.header.brand }
    brand = SafeText(known?.displayName ?? session.header.brand)
    var film = SessionFilm(session, speed: speed)
    while let scene = film.next() {
      guard case .frame(let canvas, let changed, let hasOtherSize) = scene.content else { continue }
      add(canvas, changed, hasOtherSize, scene)
      guard bytes < Self.mostBytes else { throw TooLong() }
    }
    guard first != nil else { return nil }
  }

  private mutating func add(_ canvas: Canvas, _ changed: [Int], _ hasOtherSize: Bool, _ scene: SessionFilm.Scene) {
    if first == nil { first = canvas }
    let before = ground
    ground = canvas.htmlGround(&sheet)
    // The ends of rows have the background of the frame, so another one is another end.
    let changed = ground == before ? changed : Array(0..<canvas.size.height)
    let html = canvas.htmlRows(&sheet, changed)
    let places = zip(changed, html).map { "\($0):\(number(of: $1))" }.joined(separator: " ")
    let size = hasOtherSize ? " data-height=\"\(canvas.size.height)\"" : ""
    let inputs = SafeText(scene.inputs.joined(separator: " ")).inMarkup
    let frame =
      "<i data-time=\"\(scene.time)\"\(size) data-ground=\"\(ground)\" "
      + "data-width=\"\(canvas.htmlWidth(&sheet))\" data-rows=\"\(places)\" data-inputs=\"\(inputs)\"></i>"
    frames.append(frame)
    bytes += frame.utf8.count
  }

  private mutating func number(of row: String) -> Int {
    if let number = numbers[row] { return number }
    numbers[row] = rows.count
    rows.append(row)
    bytes += row.utf8.count
    return rows.count - 1
  }

  var page: String {
    guard let first else { return "" }
    var sheet = sheet
    let title = SafeText(session.header.first.title)
    let name = title.isEmpty ? program : title
    let started = session.header.started.map { " • " + SafeText($0) } ?? ""
    let size = SafeText(first.size.argument)
    let screen = first.html(&sheet, label: "Frame")
    var page = HTMLPage(
      name + " • session", style: Self.style + "\n" + sheet.css,
      main: """
        <h1>\(name.inMarkup)</h1>
        <p class="quiet">\((brand + " • " + size + " • \(frames.count) frames" + started).inMarkup)</p>
        <div id="player">
        \(screen)
        <div id="controls" hidden>
        <button type="button" id="back" aria-label="Previous frame">‹</button>
        <button type="button" id="play">Play</button>
        <button type="button" id="next" aria-label="Next frame">›</button>
        <input type="range" id="slider" min="0" max="\(frames.count - 1)" value="0" aria-label="Frame">
        <output id="place" aria-live="off"></output>
        </div>
        <p class="quiet" id="inputs" hidden></p>
        </div>
        <noscript><p class="quiet">This is the first frame. The slider needs JavaScript.</p></noscript>
        <template id="rows">\(rows.map { "<code>\($0)</code>" }.joined(separator: "\n"))</template>
        <template id="frames">\(frames.joined(separator: "\n"))</template>
        """, footer: program)
    page.script = HTMLPage.Script(
      PlayerScript.text, digest: Base64.encode(SHA256.digest(of: Array(PlayerScript.text.utf8))))
    return page.text
  }

  private static let style = """
    body { max-width: none; width: fit-content; max-width: calc(100% - 2rem) }
    h1 { margin: 0; font-size: 1.25rem }
    .quiet { margin: 0 0 1rem }
    #player { width: fit-content; max-width: 100% }
    .screen { box-shadow: 0 0 0 1px color-mix(in srgb, CanvasText 15%, Canvas) }
    #controls { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem; margin: .75rem 0 .5rem }
    #controls[hidden] { display: none }
    #controls button { font: inherit; min-width: 2.5rem; min-height: 2.25rem; border-radius: .4rem; cursor: pointer; \
    padding: 0 .75rem; color: inherit; background: color-mix(in srgb, CanvasText 8%, Canvas); \
    border: 1px solid color-mix(in srgb, CanvasText 25%, Canvas) }
    #controls button:hover { background: color-mix(in srgb, CanvasText 15%, Canvas) }
    #play { min-width: 5rem }
    #slider { flex: 1 1 10rem; min-width: 8rem; accent-color: CanvasText }
    #place { min-width: 9rem; text-align: right; font-variant-numeric: tabular-nums; font-size: .9rem }
    #inputs { margin: 0; min-height: 1.5em; overflow-wrap: anywhere }
    """
}
