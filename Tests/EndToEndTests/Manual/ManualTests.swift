import Foundation
import TestSupport
import Testing

/// The manual and the README say what the program does: their commands are run.
struct ManualTests {
  private static let updates = ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil

  @Test("Every command of the page ends as the page says, and prints what it shows", arguments: ManualPage.all)
  func commandsAreTrue(page: ManualPage) throws {
    let folder = try ManualFolder()
    var last: Command?
    var shown: [[String]] = []
    for step in try page.steps() {
      switch step {
      case .file(let name, let text):
        try folder.write(text, to: name)
      case .command(let line, let status):
        let command = try folder.run(line)
        #expect(command.status == .exited(status), "\(line)\n\(command.errors)\(command.output.suffix(2000))")
        last = command
      case .output(let expected):
        let command = try #require(last)
        let printed = lines(of: command.output + command.errors)
        shown.append(Self.updates && !expected.contains("…") ? printed : expected)
        if !Self.updates {
          #expect(matches(expected[...], printed[...]), "printed:\n\(printed.joined(separator: "\n"))")
        }
      }
    }
    if Self.updates { try rewrite(page, outputs: shown) }
  }

  @Test("A command of the page that opens the screen does so in a terminal, and q ends it", arguments: ManualPage.all)
  func screensOpen(page: ManualPage) throws {
    let folder = try ManualFolder()
    for case .command(let line, _) in try page.steps() where opensTheScreen(line) {
      let session = try folder.open(line)
      try session.wait(for: "the screen of \(line)") { $0.count > 500 }
      try session.send("q")
      #expect(try session.waitForExit() == .exited(0), "\(line)")
      #expect(session.privateModes.areRestored, "\(line)")
    }
  }

  @Test("A command stands in a block that is run or in one that is marked as an example", arguments: ManualPage.all)
  func commandsAreMarked(page: ManualPage) throws {
    for (language, comment, lines, place) in try page.blocks() {
      guard !["sh", "console"].contains(language), comment != "<!-- output -->" else { continue }
      for line in lines {
        #expect(!line.hasPrefix("facet ") && !line.hasPrefix("$ "), "line \(place.lowerBound): \(line)")
      }
    }
    let indented = try page.text.split(separator: "\n").filter { $0.hasPrefix("    facet ") }
    #expect(indented.isEmpty)
  }

  @Test("The page of lint rules lists the rules that the program has")
  func rulesAreListed() throws {
    let options = Self.updates ? [] : ["--check"]
    let script = try Command.run(
      "/usr/bin/env", ["python3", Repository.path(".tools/lint-rules.py")] + options + [Facet.path])
    #expect(script.status == .exited(0), "\(script.output)\(script.errors)")
  }

  @Test("The page of commands names every option that the help names")
  func optionsAreNamed() throws {
    let page = try ManualPage(path: "\(ManualPage.catalogue)/Commands.md").text
    let commands = try Facet.run("help").output.split(separator: "\n")
      .filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }.compactMap { $0.split(separator: " ").first }
    let help = try commands.map { try Facet.run("help", String($0)).output }.joined(separator: "\n")
    let options = Set(help.split { !($0.isLetter || $0 == "-") }.filter { $0.hasPrefix("--") })
    #expect(options.count > 30)
    for option in options { #expect(page.contains(option), "\(option)") }
  }

  private func lines(of text: String) -> [String] {
    var lines = text.components(separatedBy: "\n").map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// Whether the printed lines are the expected ones, where a line `…` stands for any number of lines.
  private func matches(_ expected: ArraySlice<String>, _ printed: ArraySlice<String>) -> Bool {
    guard let first = expected.first else { return printed.isEmpty }
    if first == "…" {
      return (printed.startIndex...printed.endIndex).contains { matches(expected.dropFirst(), printed[$0...]) }
    }
    return printed.first == first && matches(expected.dropFirst(), printed.dropFirst())
  }

  private func opensTheScreen(_ line: String) -> Bool {
    let words = line.prefix { $0 != "#" }.split(separator: " ")
    guard let program = words.first, ["facet", "doordash", "caviar"].contains(String(program)) else { return false }
    guard !words.contains(where: { ["|", ">", "<", "--check", "--linear", "-"].contains($0) }) else { return false }
    let second = words.dropFirst().first.map(String.init) ?? "open"
    if second == "record" { return !words.contains("--size") }
    if second == "gallery" { return !words.contains("-o") }
    return ["open", "replay", "gallery"].contains(second) || second.contains("SampleFeeds") || second == "--brand"
  }

  /// Puts the outputs into the page's blocks, the last first so that the places stay.
  private func rewrite(_ page: ManualPage, outputs: [[String]]) throws {
    var lines = try page.text.components(separatedBy: "\n")
    let places = try page.blocks().filter { $0.comment == "<!-- output -->" }.map(\.place)
    for (place, output) in zip(places, outputs).reversed() { lines.replaceSubrange(place, with: output) }
    try Data(lines.joined(separator: "\n").utf8).write(to: URL(filePath: Repository.path(page.path)))
  }
}
