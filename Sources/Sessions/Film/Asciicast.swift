import Drawing
import Feeds
import Prism
import Text

/// A recorded session as an asciicast, which asciinema and its players show.
package struct Asciicast {
  /// The version of the format.
  package enum Version: Int {
    case two = 2
    case three = 3
  }

  private let session: RecordedSession
  private let version: Version
  private let speed: Double

  package init(_ session: RecordedSession, _ version: Version, speed: Double = 1) {
    self.session = session
    self.version = version
    self.speed = speed
  }

  /// The time that the last frame stays.
  private static let end = 1000

  package var bytes: [UInt8] {
    var film = SessionFilm(session, speed: speed)
    var events: [UInt8] = []
    var size = Size(argument: session.header.size) ?? Size(80, 24)
    var ground: ResolvedStyle?
    var last = 0
    func add(_ time: Int, _ code: String, _ data: String) {
      let shown = version == .three ? time - last : time
      last = time
      events += "[\(Self.seconds(shown)),\"\(code)\",".utf8
      WrittenJSON.string(data).append(to: &events)
      events += "]\n".utf8
    }
    var isFirst = true
    while let scene = film.next() {
      switch scene.content {
      case .frame(let canvas, let changed, let hasOtherSize):
        if isFirst {
          size = canvas.size
          ground = canvas.row(0).first?.style
        } else if hasOtherSize {
          add(scene.time, "r", canvas.size.argument)
        }
        add(scene.time, "o", Self.output(canvas, changed, clears: hasOtherSize))
      case .said(let lines):
        add(scene.time, "o", lines.map { SafeText($0).string + "\r\n" }.joined())
      }
      isFirst = false
    }
    add(last + (isFirst ? 0 : Self.end), "o", Self.ending(size))
    if version == .three { add(last, "x", "0") }
    return header(size, ground) + events
  }

  /// The changed rows. The cursor stays hidden as in the session.
  private static func output(_ canvas: Canvas, _ changed: [Int], clears: Bool) -> String {
    changed.reduce(into: clears ? "\u{1B}[?25l\u{1B}[0m\u{1B}[2J" : "") { output, y in
      output += "\u{1B}[\(y + 1);1H\u{1B}[0m\u{1B}[2K" + canvas.ansiRow(y)
    }
  }

  /// The cursor is shown again below the frame.
  private static func ending(_ size: Size) -> String { "\u{1B}[0m\u{1B}[\(size.height);1H\u{1B}[?25h" }

  private func header(_ size: Size, _ ground: ResolvedStyle?) -> [UInt8] {
    var members: [(key: String, value: WrittenJSON)] = [("version", .number(version.rawValue))]
    let theme = theme(ground)
    switch version {
    case .two: members += [("width", .number(size.width)), ("height", .number(size.height))]
    case .three:
      members.append(
        (
          "term",
          .object([
            ("cols", .number(size.width)), ("rows", .number(size.height)), ("type", .string(Self.terminal)),
            ("theme", theme),
          ])
        ))
    }
    if let time = session.header.startSeconds { members.append(("timestamp", .number(time))) }
    let title = SafeText(session.header.first.title).string
    if !title.isEmpty { members.append(("title", .string(title))) }
    if version == .two {
      members += [("env", .object([("TERM", .string(Self.terminal))])), ("theme", theme)]
    }
    return WrittenJSON.object(members).bytes + [UInt8(ascii: "\n")]
  }

  private static let terminal = "xterm-256color"

  /// The colours of cells without colours of their own, and the first sixteen of the palette.
  private func theme(_ ground: ResolvedStyle?) -> WrittenJSON {
    func color(_ color: ResolvedColor?, _ usual: UInt8) -> String {
      switch color {
      case .rgb(let rgb)?: rgb.hexadecimal
      case .indexed(let index)?: Palette256.color(index).hexadecimal
      case .terminalDefault?, nil: Palette256.color(usual).hexadecimal
      }
    }
    let isDark = session.header.scheme == Scheme.dark.rawValue
    let palette = (0..<16).map { Palette256.color(UInt8($0)).hexadecimal }
    return .object([
      ("fg", .string(color(nil, isDark ? 15 : 0))), ("bg", .string(color(ground?.background, isDark ? 0 : 15))),
      ("palette", .string(palette.joined(separator: ":"))),
    ])
  }

  /// Milliseconds as seconds with three decimals.
  private static func seconds(_ milliseconds: Int) -> String {
    let rest = String(milliseconds % 1000)
    return "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - rest.utf8.count) + rest
  }
}
