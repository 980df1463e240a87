import Foundation
import TestSupport
import Testing

/// Completions and man pages, against the help of every command.
struct CompletionTests {
  private static let zsh = "/usr/bin/zsh"
  private static let fish = "/usr/bin/fish"

  /// The long names of the options that the help of a command lists.
  private static func options(of command: String) throws -> Set<String> {
    let lines = try Facet.run(command, "--help").output.split(separator: "\n").filter { $0.hasPrefix("  -") }
    return Set(lines.compactMap { $0.split(separator: " ").first { $0.hasPrefix("--") } }.map(String.init))
  }

  /// The words that bash offers for the last word of a command line.
  private func bash(_ words: String...) throws -> [String] {
    let list = words.map { "'\($0)'" }.joined(separator: " ")
    let script = """
      source <("$0" completions bash); COMP_WORDS=(facet \(list)); COMP_CWORD=\(words.count); _facet
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let command = try Command.run("/bin/bash", ["-c", script, Facet.path])
    #expect(command.errors == "")
    return command.output.split(separator: "\n").map(String.init)
  }

  @Test("Completions of a shell offer exactly the options of the help", arguments: ["bash", "zsh", "fish"])
  func completionsAgreeWithHelp(shell: String) throws {
    let script = try Facet.run("completions", shell).output
    let lines = script.split(separator: "\n").map(String.init)
    for command in CommandHelpTests.commands {
      let found: Set<String> =
        switch shell {
        case "bash": Set(try bash(command, "--"))
        case "zsh": Set(Self.block(of: command, in: lines).flatMap(Self.longNames))
        default:
          Set(
            lines.filter { Self.isFish($0, about: command) }.flatMap { $0.components(separatedBy: " -l ").dropFirst() }
              .map { "--" + ($0.split(separator: " ").first ?? "") })
        }
      #expect(found.subtracting(["--help"]) == (try Self.options(of: command)), "\(shell) \(command)")
    }
  }

  /// The lines of one command in the script for zsh.
  private static func block(of command: String, in lines: [String]) -> ArraySlice<String> {
    guard let start = lines.lastIndex(of: "    \(command))") else { return [] }
    return lines[(start + 1)...].prefix { !$0.hasSuffix(")") || $0.hasSuffix(" ") || $0.count > 24 }
  }

  /// The names of the option that a line of zsh describes, without those in its text.
  private static func longNames(_ line: String) -> [String] {
    let name = line.prefix { $0 != "[" }.split(whereSeparator: { "{},='* ()".contains($0) }).last
    return name.map { $0.hasPrefix("--") ? [String($0)] : [] } ?? []
  }

  private static func isFish(_ line: String, about command: String) -> Bool {
    command == "open"
      ? line.contains("not __fish_seen_subcommand_from replay")
      : line.contains("'__fish_seen_subcommand_from \(command)'")
  }

  @Test("bash completes commands, options, and what stands behind an option")
  func bashCompletesValues() throws {
    #expect(try bash("ren") == ["render"])
    #expect(try bash("render", "--scheme", "") == ["auto", "light", "dark"])
    #expect(try bash("render", "--scheme", "=", "d") == ["dark"])
    #expect(try bash("render", "-b", "ca").contains("caviar"))
    #expect(try bash("home.json", "--facets-version", "6.").contains("6.1.0"))
    #expect(try bash("components", "row.st") == ["row.store", "row.store-compact"])
    #expect(try bash("lint", "--rules", "F00").contains("F002"))
    #expect(try bash("lint", "--ignore", "F00").contains("F002"))
    #expect(try bash("lint", "--select", "").contains("F064"))
    #expect(try bash("lint", "--select", "F020,F00").contains("F020,F002"))
    #expect(try bash("lint", "--ignore", "=", "F020,F021,F06").contains("F020,F021,F064"))
    #expect(try bash("lint", "--explain", "F020,").contains("F020,F001"))
    #expect(try bash("render", "--facets-version", "6.1.0,").isEmpty)
    #expect(try bash("render", "--keys", "Page") == ["PageUp", "PageDown"])
    #expect(try bash("completions", "") == ["bash", "zsh", "fish"])
    #expect(try bash("lint", Repository.path("SampleFeeds/hom")).contains(Facet.sample("home")))
    #expect(try bash("render", "--size", "").isEmpty)
  }

  @Test("zsh and fish accept their scripts and offer the same values", .enabled(if: access(zsh, X_OK) == 0))
  func otherShellsReadTheirScripts() throws {
    let words = "compinit() { :; }; compdef() { :; }; source <(\"$0\" completions zsh); whence -w _facet"
    let read = try Command.run(Self.zsh, ["-f", "-c", words, Facet.path])
    #expect(read.output == "_facet: function\n" && read.errors == "")
    // `_sequence` of zsh completes the part behind the last comma.
    let lists = try Facet.run("completions", "zsh").output.split(separator: "\n").filter { $0.contains("_sequence") }
    #expect(Set(lists.flatMap { Self.longNames(String($0)) }) == ["--select", "--ignore", "--explain"])
    #expect(lists.allSatisfy { $0.contains(":_sequence compadd - F001 F002 ") })
    func fish(_ line: String) throws -> [String] {
      let script = "\(Facet.path) completions fish | source; complete -C '\(line)'"
      let home = FileManager.default.temporaryDirectory.path
      let command = try Command.run(Self.fish, ["-c", script], environment: ["HOME": home])
      return command.output.split(separator: "\n").map { String($0.split(separator: "\t").first ?? "") }
    }
    #expect(try fish("facet ren") == ["render"])
    #expect(try fish("facet render --scheme d") == ["dark"])
    #expect(try fish("facet components row.st") == ["row.store", "row.store-compact"])
    #expect(try fish("facet render --sch") == ["--scheme"])
    #expect(try fish("facet lint --select F06").contains("F062"))
    #expect(try fish("facet lint --select F020,F06").contains("F020,F062"))
    #expect(try fish("facet lint --ignore=F020,F021,F06").contains("--ignore=F020,F021,F062"))
    #expect(try fish("facet render --keys Page").sorted() == ["PageDown", "PageUp"])
  }

  @Test("The man page of a command names exactly the options of its help", arguments: CommandHelpTests.commands)
  func manPageAgreesWithHelp(command: String) throws {
    let page = try Facet.run("help", "--man", command).output
    let lines = page.replacingOccurrences(of: "\\-", with: "-").split(separator: "\n")
    let terms = lines.filter { $0.hasPrefix("\\fB-") }
    let named = terms.compactMap { $0.components(separatedBy: "\\fB--").last?.prefix { $0 != "\\" } }.map { "--" + $0 }
    #expect(Set(named) == (try Self.options(of: command)))
    #expect(lines.contains(".SH NAME") && lines.contains(".SH EXIT STATUS"))
  }

  @Test("The man page of the program has every command")
  func manPageHasEveryCommand() throws {
    let page = try Facet.run("help", "--man").output
    #expect(page.hasPrefix(".TH FACET 1 \"\" \"facet 0.1.0\" \"User Commands\"\n.SH NAME\nfacet \\- show Facet feeds"))
    for command in CommandHelpTests.commands { #expect(page.contains("\n.SS \"facet \(command)\"\n"), "\(command)") }
  }

  @Test("Single rules are explained by their codes, and an unknown code is an error")
  func rulesAreExplainedByCode() throws {
    let rules = try Facet.run("lint", "--rules", "f002")
    #expect(rules.output.hasPrefix("F002  error"))
    #expect(rules.output.hasSuffix("\n      save the response of the feed request itself\n"))
    let unknown = try Facet.run("lint", "--rules", "F999")
    #expect(unknown.status == .exited(64) && unknown.errors.contains("there is no rule 'F999'"))
  }
}
