import AppRuntime
import FacetModel
import Feeds
import Reporting
import Sessions
import Terminal
import Text
import Wording

/// Browses saved pages, a bundle or an archive, and plays recorded sessions.
enum ReplayCommand: Command {
  static let name = "replay"
  static let speaks = true
  static let guide = CommandGuide(
    summary: "play a recorded session, or check its frames; browse saved pages, or a folder of them",
    forms: ["FILE.jsonl [--check] [--speed N] [--step]", "SOURCE…"],
    groups: [OptionGroup("Recorded sessions", .check, .quiet, .speed, .step)] + OpenCommand.groups,
    examples: [
      ("session.jsonl", "play a session as it was recorded"),
      ("session.jsonl --check", "compare every frame, for tests"),
      ("home.json more.json", "browse two saved pages as one"),
    ],
    statuses: [(1, "--check found other frames")])

  static func run(_ words: ArraySlice<String>, in program: Program) throws(Failure) -> Int32 {
    let own: Arguments.Options = [.check, .quiet, .speed, .step]
    let arguments = try Arguments(words, for: Self.self, in: program)
    let option = Option.allCases.first { own.contains($0) && arguments.has($0) }
    var operands = arguments.operands
    if operands.isEmpty, option != nil, StandardInput.holdsSomething() { operands = ["-"] }
    // A pipe can be read only once. With an option for recordings it is read as one.
    let isPiped = option != nil && operands == ["-"]
    guard let path = isPiped ? operands.first : operands.first(where: SessionFile.isSession) else {
      if let option { throw fault(of: option, operands, in: program) }
      return try OpenCommand.run(words, as: Self.self, in: program)
    }
    guard operands.count == 1 else {
      throw .usage("a recorded session is played alone; '\(operands[1])' is too many")
    }
    if let option = Option.allCases.first(where: { fixed.contains($0) && arguments.has($0) }) {
      throw .usage("a recorded session has its own settings; leave out --\(option.rawValue)")
    }
    guard !arguments.has(.check) || !(arguments.has(.speed) || arguments.has(.step)) else {
      throw .usage("--check plays at full speed to the end; leave out --speed and --step")
    }
    guard arguments.has(.check) || !arguments.has(.quiet) else {
      throw .usage("--quiet is for --check, whose exit status says the result")
    }
    var program = program
    program.console.isQuiet = arguments.has(.quiet)
    return try replay(path, arguments, in: program)
  }

  /// The fault of an option for recorded sessions without one: a file is missing, or each is something else.
  private static func fault(of option: Option, _ operands: [String], in program: Program) -> Failure {
    let missing = operands.first { $0 != "-" && !HTTPOptions.isAddress($0) && !FileReader.exists($0) }
    if let missing { return .unread(missing, .noSuchFile) }
    return .usage("--\(option.rawValue) is for recorded sessions: \(program.name) replay session.jsonl")
  }

  /// The options that a recorded session determines itself.
  private static let fixed = HTTPOptions.options.union(LogOptions.options).union([
    .scheme, .contrast, .facetsVersion, .linear, .reducedMotion, .address, .keys, .compare, .fallback, .language,
    .pictureHost,
  ])

  private static func replay(_ path: String, _ arguments: Arguments, in program: Program) throws(Failure) -> Int32 {
    let session = try SessionFile.read(path, in: program.context)
    let name = SafeText(ProgramContext.name(of: path))
    let setup = try setup(session, path, name, arguments, in: program)
    var program = program
    program.context.words = setup.words
    let player = try SessionPlayer(session, as: setup, path: path, in: program.context)
    guard arguments.has(.check) else { return try play(player, setup, path, arguments, in: program) }
    var check = SessionCheck()
    try check.run(player, name: name)
    let end: SafeText = session.isCut ? "; the recording ends within a line" : ""
    guard check.frameCount > 0 || check.differences > 0 else {
      throw Failure(
        status: .notAFeed, diagnostic: "\(name): there is no frame in it, so nothing was checked" + end)
    }
    check.report.forEach { program.console.print($0) }
    program.console.print(check.summary + end)
    return (check.differences == 0 ? ExitStatus.success : .findings).rawValue
  }

  /// Plays the session on a terminal; without one, prints its last frame.
  private static func play(
    _ player: SessionPlayer, _ setup: AppSetup, _ path: String, _ arguments: Arguments, in program: Program
  ) throws(Failure) -> Int32 {
    let speed = try speed(arguments[.speed])
    guard program.console.isTerminal else {
      var playback = Playback(player, speed: speed, isPaused: true)
      try playback.seek(by: playback.end, now: 0)
      program.console.print(playback.player.app.frame().textRows)
      return ExitStatus.success.rawValue
    }
    let depth = try Look.depth(arguments[.color])
    var runtime: Runtime
    do throws(TerminalError) {
      let wish = setup.options.pictureMode == nil ? nil : PictureWish.best
      runtime = try Runtime(depth: depth, hearsMouse: !arguments.has(.noMouse), pictures: wish)
    } catch {
      throw .usage(Message { error.message(in: $0) })
    }
    // The session is shown at the colour depth of this terminal.
    var setup = setup
    setup.depth = depth ?? runtime.depth
    setup.usesASCII = arguments.has(.ascii)
    // Sixels fit only the cells that they were made for. A terminal that has the same says so later.
    if case .sixel? = setup.options.pictureMode { setup.options.pictureMode = .cells(.blocks) }
    let player = try SessionPlayer(player.session, as: setup, path: path, in: program.context)
    let playback = Playback(player, speed: speed, isPaused: arguments.has(.step))
    return try runtime.play(playback, from: path, in: program.context)
  }

  /// Reads how many times faster a session is played.
  static func speed(_ word: String?) throws(Failure) -> Double {
    guard let word else { return 1 }
    guard let speed = Double(word), speed.isFinite, (0.01...1000).contains(speed) else {
      throw .usage("'\(word)' is not a speed; write how many times faster: --speed 4, --speed 0.5")
    }
    return speed
  }

  private static func setup(
    _ session: RecordedSession, _ path: String, _ name: SafeText, _ arguments: Arguments, in program: Program
  ) throws(Failure) -> AppSetup {
    let brand = arguments[.brand] == nil ? nil : try program.brand(named: arguments[.brand])
    do throws(Failure) {
      return try AppSetup(session.header, brand: brand, from: path, in: program.context)
    } catch {
      throw Failure(status: error.status, message: error.message.placed(at: "\(name):1"))
    }
  }
}
