import Feeds
import Reporting
import Sessions
import Text
import Wording

/// Exports a recorded session as an archive of its network traffic, as a folder to edit, or as a film.
enum ExportCommand: Command {
  static let name = "export"
  static let guide = CommandGuide(
    summary: "make a film of a recorded session, a HAR, or a folder of its responses, to edit and replay",
    forms: ["FILE.jsonl -o FILE.cast|FILE.html|FILE.gif|FILE.har|FOLDER"],
    notes: [
      "A .cast is for asciinema, an .html plays in a browser, and a .gif is made with rsvg-convert and ImageMagick.",
      "A session recorded with --keys has no times of its own; each frame of its film stays for 0.6 seconds.",
    ],
    groups: [
      OptionGroup(
        "Options",
        [
          OptionUse(
            .output, value: "FILE|FOLDER", summary: "write a .cast, .html, .gif or .har, or the files of a new folder"),
          OptionUse(
            .format, choices: ["asciicast-v3", "asciicast-v2"], summary: "write a .cast in this version",
            usual: "asciicast-v3"),
          OptionUse(.speed, summary: "make the film this many times as fast as the session"),
        ])
    ],
    examples: [
      ("session.jsonl -o session.cast", "for asciinema play"),
      ("session.jsonl -o session.html", "for a browser, with a slider"),
      ("session.jsonl -o session.har", "for tools that read HARs"),
      ("session.jsonl -o session/", "for an editor; then: replay session/"),
    ])

  /// The forms of an export, by the ending of its name.
  private enum Form: String {
    case cast, html, gif, har, folder

    /// `nil` for a name with another ending, which a user does not mean as that of a folder.
    init?(_ target: String) {
      let name = target.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
      if let file = [Self.cast, .html, .gif, .har].first(where: { name.hasSuffix("." + $0.rawValue) }) {
        self = file
      } else if target != "-", !name.dropFirst().contains(".") || FolderReader.isFolder(target) {
        self = .folder
      } else {
        return nil
      }
    }

    var isFilm: Bool { self == .cast || self == .html || self == .gif }
  }

  static let noFrames: SafeText = "the session was read aloud and has no frames; export it as .cast"

  static func run(_ words: ArraySlice<String>, in program: Program) throws(Failure) -> Int32 {
    let arguments = try Arguments(words, for: Self.self, in: program)
    guard let path = arguments.operands.first, arguments.operands.count == 1, let target = arguments[.output] else {
      throw .usage("export needs one recorded session and a name: \(program.usage(of: Self.self))")
    }
    guard let form = Form(target) else {
      throw .usage("export makes a .cast, .html, .gif, .har, or a folder: -o session.cast, -o session/")
    }
    let version = try version(arguments[.format])
    guard arguments[.format] == nil || form == .cast else {
      throw .usage("--format is for a .cast: -o session.cast")
    }
    guard arguments[.speed] == nil || form.isFilm else {
      throw .usage("--speed is for a film: -o session.cast, -o session.html, -o session.gif")
    }
    let speed = try ReplayCommand.speed(arguments[.speed])
    let session = try SessionFile.read(path, in: program.context)
    // Programs that make a film take their time, so a file that is there is named first.
    guard !form.isFilm || !FileReader.exists(target) else { throw fault(.isThere, target) }
    let page = form == .html ? try page(of: session, speed: speed, in: program) : []
    let gif = form == .gif ? try FilmGIF(session, speed: speed).bytes() : []
    do throws(NewFiles.Fault) {
      switch form {
      case .folder: try NewFiles.write(BundleExport(session).files, inFolder: target)
      case .har: try NewFiles.write(ArchiveExport(session).bytes, to: target)
      case .cast: try NewFiles.write(Asciicast(session, version, speed: speed).bytes, to: target)
      case .html: try NewFiles.write(page, to: target)
      case .gif: try NewFiles.write(gif, to: target)
      }
    } catch {
      throw fault(error, target)
    }
    return ExitStatus.success.rawValue
  }

  private static func version(_ word: String?) throws(Failure) -> Asciicast.Version {
    switch word {
    case nil, "asciicast-v3"?: return .three
    case "asciicast-v2"?: return .two
    case let word?: throw .usage("no format '\(SafeText(word))'; the formats are asciicast-v3, asciicast-v2")
    }
  }

  private static func page(
    of session: RecordedSession, speed: Double, in program: Program
  ) throws(Failure) -> [UInt8] {
    let player: PlayerHTML?
    do throws(PlayerHTML.TooLong) {
      player = try PlayerHTML(session, speed: speed, in: program)
    } catch {
      throw .usage("the session is too long for a page; export it as .cast")
    }
    guard let player else { throw .usage(noFrames) }
    return Array(player.page.utf8)
  }

  private static func fault(_ fault: NewFiles.Fault, _ target: String) -> Failure {
    let problem: SafeText =
      switch fault {
      case .isThere: "it is there already, and nothing is ever written over; name another"
      case .notWritable(let reason): Words.english.cannotBeWritten(reason.text(in: .english))
      }
    return Failure(status: .cannotWrite, diagnostic: "\(SafeText(target)): " + problem)
  }
}
