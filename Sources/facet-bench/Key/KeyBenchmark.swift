import CommonApp
import Foundation

/// The time from a key to the first byte of its answer, and the bytes of the answer: `facet-bench key [FILE]`.
///
/// A small C program with ncurses shows the same rows beside it. Before each key both are silent for 30 ms, as between
/// the keys of people. So caches are as cold as they are for a user.
///
/// Then a walk through the page and back shows where the time goes, and how many bytes a key takes. For that this
/// program runs the same code on a terminal in another process, and measures each stage as the inspector does.
struct KeyBenchmark: Benchmark {
  static let name = "key"
  static let summary = "a key after 30 ms of silence: this project, and a small C program with ncurses"

  private static let (columns, rows) = (UInt16(100), UInt16(30))
  private static let keys = Array(repeating: ["j", "j", "j", "k", "k", "k"], count: 17).joined().prefix(100)
  private static let longestWalk = 50
  private static let twin = "Tests/Twin/twin.c"

  private let file: String

  init(arguments: [String]) throws(Failure) {
    guard arguments.count <= 1 else { throw .usage("'\(Self.name)' takes one file") }
    file = arguments.first ?? "SampleFeeds/home.json"
  }

  func rows() throws(Failure) -> [Row] {
    let program = Self.program
    guard FileManager.default.isExecutableFile(atPath: program) else {
      throw .software("'\(program)' is not built: swift build -c release")
    }
    guard let facet = TerminalProgram([program, file], columns: Self.columns, rows: Self.rows) else {
      throw .software("'\(program)' cannot be started")
    }
    let folder = NSTemporaryDirectory() + "facet-bench-\(getpid())"
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    // Without a compiler or the twin's source the peer has no figures.
    let twin = try Self.makeTwin(in: folder, program, file).flatMap {
      TerminalProgram($0, columns: Self.columns, rows: Self.rows)
    }
    var (ours, theirs): ([(seconds: Double, bytes: Int)], [(seconds: Double, bytes: Int)]) = ([], [])
    for key in Self.keys {
      if let answer = facet.press(key) { ours.append(answer) }
      if let answer = twin?.press(key) { theirs.append(answer) }
    }
    return try Self.rows("facet", ours) + Self.rows("C program", theirs)
      + KeyAnswer.rows(Self.answers(in: folder, file))
  }

  /// Walks through the page. Returns the answers as the program has measured them.
  private static func answers(in folder: String, _ file: String) throws(Failure) -> [KeyAnswer] {
    let (own, report) = (CommandLine.arguments[0], folder + "/answers")
    let worker = [own, name, Invocation.workerOption, report, file]
    guard let walker = TerminalProgram(worker, columns: columns, rows: rows) else {
      throw .software("'\(own)' cannot be started")
    }
    // A key at the end of the page has no answer, which takes long to find out.
    var steps = 0
    while steps < longestWalk, walker.press("j") != nil { steps += 1 }
    for _ in 0..<steps { _ = walker.press("k") }
    guard walker.end(with: "q"), let lines = try? String(contentsOfFile: report, encoding: .utf8) else {
      throw .software("the frames were not measured")
    }
    return lines.split(separator: "\n").compactMap { KeyAnswer(line: $0) }
  }

  /// Runs facet on this terminal, and writes the answers to keys to a file at the end. No carousel moves by itself, so
  /// that each frame answers a key.
  static func work(_ arguments: [String]) throws(Failure) -> String {
    guard arguments.count == 2 else { throw .usage("'\(name)' works with a report and a file") }
    let log = FrameLog()
    let status = Program.facet.run([arguments[1], "--reduced-motion"], watchedBy: log)
    let lines = log.answers.map { $0.line + "\n" }.joined()
    guard status == 0, FileManager.default.createFile(atPath: arguments[0], contents: Data(lines.utf8)) else {
      throw .software("facet ended with \(status)")
    }
    return ""
  }

  private static func rows(_ what: String, _ answers: [(seconds: Double, bytes: Int)]) -> [Row] {
    guard !answers.isEmpty else { return [] }
    let times = answers.map(\.seconds).sorted()
    let bytes = answers.map(\.bytes).sorted()
    return [
      Row(scenario: "to the first byte", what: what, value: times[times.count / 2] * 1_000_000, unit: "us"),
      Row(scenario: "bytes", what: what, value: Double(bytes[bytes.count / 2]), unit: "bytes"),
    ]
  }

  /// Compiles the C program, and writes the rows of the page for it. Returns its command.
  private static func makeTwin(
    in folder: String, _ program: String, _ file: String
  ) throws(Failure) -> [String]? {
    let (binary, page) = (folder + "/twin", folder + "/rows")
    let compiler = ["cc", "-O2", "-D_GNU_SOURCE", "-o", binary, twin, "-lncursesw"]
    guard FileManager.default.fileExists(atPath: twin), try ChildProcess(command: compiler).output() != nil else {
      return nil
    }
    let render = [program, "render", file, "--size", "\(columns)x400", "--format", "ansi", "--color", "256"]
    guard let text = try ChildProcess(command: render).output(),
      FileManager.default.createFile(atPath: page, contents: Data(text.utf8))
    else { return nil }
    return [binary, page]
  }

  /// The program beside this one.
  private static var program: String {
    let folder = (CommandLine.arguments.first ?? "").split(separator: "/", omittingEmptySubsequences: false).dropLast()
    return folder.isEmpty ? "facet" : folder.joined(separator: "/") + "/facet"
  }
}
