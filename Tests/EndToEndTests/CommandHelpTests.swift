import Drawing
import TestSupport
import Testing

/// The help of commands, read as a user reads it: from the output of the built program.
struct CommandHelpTests {
  static let commands = [
    "open", "replay", "record", "export", "render", "lint", "diff", "report", "components", "schema", "gallery",
    "brands",
    "events", "cache", "doctor", "completions", "lsp", "help",
  ]

  /// The long names of the options that the help of a command lists, each at the beginning of a line.
  private static func options(of command: String) throws -> Set<String> {
    let lines = try Facet.run(command, "--help").output.split(separator: "\n")
    let entries = lines.filter { $0.hasPrefix("  -") }
    return Set(entries.compactMap { $0.split(separator: " ").first { $0.hasPrefix("--") } }.map(String.init))
  }

  @Test("A command accepts exactly the options that its help lists", arguments: commands)
  func acceptsTheListedOptions(command: String) throws {
    let all = try Self.commands.reduce(into: Set()) { try $0.formUnion(Self.options(of: $1)) }
    #expect(all.count > 30)
    let listed = try Self.options(of: command)
    for option in all {
      // An option may take the first word as its value; the second one stops every command before it writes a file.
      let errors = try Command.run(Facet.path, [command, option, "--not-an-option", "--nor-this"]).errors
      #expect(errors.contains("unknown option '\(option)'") == !listed.contains(option), "\(command) \(option)")
    }
  }

  @Test("The overview names these commands and no others, and each line fits into 80 columns")
  func overviewNamesEveryCommand() throws {
    let overview = try Facet.run("help").output.split(separator: "\n").prefix { !$0.hasPrefix("SOURCE") }
    let named = overview.compactMap { $0.prefixMatch(of: /\s\s([a-z]+)\s/).map { String($0.output.1) } }
    #expect(Set(named) == Set(Self.commands))
    #expect(overview.allSatisfy { $0.count <= 80 })
  }

  @Test(
    "Help has a usage, options with their values and defaults, examples and exit statuses", arguments: ["-h", "--help"])
  func helpHasAllParts(option: String) throws {
    let help = try Facet.run("render", option).output
    #expect(help.hasPrefix("usage: facet render SOURCE… [OPTION…]\n"))
    let parts = [
      "Print one frame", "  --size COLUMNSxROWS ", "(default: 100x40)", "  -b, --brand BRAND|FOLDER ",
      "Examples:\n  facet render ", "Exit status:\n  0   success\n  64  wrong command line",
    ]
    for part in parts { #expect(help.contains(part), "\(part)") }
    #expect(try Facet.run("lint", option).output.contains("\n  1   errors were found"))
  }

  @Test("Help names the keys of a replay that begins stopped")
  func stepNamesItsKeys() throws {
    let help = try Facet.run("replay", "--help").output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(help.contains("--step Begin stopped; the key '.' goes to the next frame, and Space plays on"))
  }

  @Test("Help says of every option that names a host which headers it gets")
  func hostsGetNoHeaders() throws {
    let help = try Facet.run("open", "--help").output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for entry in [
      "--allow-host HOST Let links and redirects lead to this host, too; it gets none of the headers",
      "--picture-host HOST Load pictures from this host, too; it gets none of the headers",
    ] {
      #expect(help.contains(entry), "\(entry)")
    }
  }

  @Test("Help wraps to the width of the terminal", arguments: [40, 60, 100])
  func helpWraps(columns: Int) throws {
    let session = try PtySession(Facet.path, ["render", "--help"], size: Size(columns, 24))
    #expect(try session.waitForExit() == .exited(0))
    let rows = session.text.split(whereSeparator: \.isNewline)
    #expect(rows.count > 40)
    let tooWide = rows.filter { $0.count > columns && !$0.hasPrefix("usage:") && !$0.hasPrefix("  facet ") }
    #expect(tooWide.isEmpty, "\(tooWide)")
  }

  @Test(
    "A misspelled option names the nearest ones, and not all",
    arguments: [
      (["render", "--colour", "never", "a.json"], "unknown option '--colour' for render; did you mean --color 256?"),
      (["lint", "--stric", "a.json"], "unknown option '--stric' for lint; did you mean --strict?"),
      (["render", "-z", "a.json"], "unknown option '-z' for render; 'render --help' lists its options"),
    ])
  func misspelledOptionsNameTheNearest(line: [String], says: String) throws {
    #expect(try Command.run(Facet.path, line).errors == "facet: \(says)\n")
  }

  @Test("A short option takes its value from the same word or the next", arguments: [["-bcaviar"], ["-b", "caviar"]])
  func shortOptionsTakeValues(words: [String]) throws {
    let page = ["render", Facet.sample("home"), "--size", "60x20"]
    let expected = try Command.run(Facet.path, page + ["--brand", "caviar"]).output
    #expect(try Command.run(Facet.path, page + words).output == expected)
  }

  @Test("The version is printed by each of its usual names", arguments: ["--version", "-V", "version"])
  func versionHasItsUsualNames(word: String) throws {
    let version = try Facet.run(word)
    #expect(version.output.hasPrefix("facet 0.1.0\n  commit "))
    #expect(version.status == .exited(0) && version.errors == "")
  }

  @Test("A program with a single brand has no --brand in its help")
  func singleBrandHasNoBrandOption() throws {
    #expect(try !Command.run(BuiltProduct.path("caviar"), ["render", "--help"]).output.contains("--brand"))
  }
}
