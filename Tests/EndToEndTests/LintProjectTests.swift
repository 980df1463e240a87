import Foundation
import TestSupport
import Testing

/// The rules of a team in `facet.json`, and accepted findings.
@Suite struct LintProjectTests {
  private let folder: TemporaryFolder

  private static func row(_ id: String, _ component: String = "row.text") -> String {
    #"{"id":"\#(id)","component":{"id":"\#(component)"},"text":{"title":"Kelp"}}"#
  }

  private static func page(_ rows: String...) -> String {
    #"{"body":[{"id":"s","body":[\#(rows.joined(separator: ","))]}]}"#
  }

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.page(Self.row("a", "buoy.round"), Self.row("b", "buoy.long")), to: "quay/sea/kelp.json")
  }

  /// The codes that lint reports as JSON, with severities, and its status.
  private func lint(_ words: String) throws -> (found: [String], run: Command) {
    let run = try Command.run(
      "sh", ["-c", "cd '\(folder.path)' && exec '\(Facet.path)' lint --format json \(words)"])
    guard let output = try? JSONDecoder().decode(LintOutput.self, from: Data(run.outputBytes)) else { return ([], run) }
    return (output.files.flatMap(\.diagnostics).map { "\($0.code) \($0.severity)" }, run)
  }

  private func rules(_ text: String, in name: String = "facet.json") throws { try folder.write(text, to: name) }

  @Test("Rules are off, have other severities, or leave components alone")
  func rules() throws {
    #expect(try lint("quay").found == ["F020 warning", "F020 warning"])
    try rules(#"{"rules":{"F020":"error"}}"#)
    let errors = try lint("quay")
    #expect(errors.found == ["F020 error", "F020 error"] && errors.run.status == .exited(1))
    try rules(#"{"rules":{"F020":{"severity":"note","except":["buoy.long"]}}}"#)
    #expect(try lint("quay").found == ["F020 note"])
    #expect(try lint("quay --strict").run.status == .exited(0))
    try rules(#"{"rules":{"F020":"off"}}"#)
    #expect(try lint("quay").found == [])
    #expect(try lint("quay --select F020").found == ["F020 warning", "F020 warning"])
  }

  @Test(
    "A file in a folder that does not exist is missing, and so is a mistyped address",
    arguments: [
      "gone/kelp.json", "gone/", "'gone/*.json'", "../gone/deep/kelp.json", "ftp://x/y", "file:///gone/kelp", "http:/x",
      "c:/feeds/kelp.json", "quay/sea/kelp.json gone/kelp.json", "gone/kelp.json --fix", "gone/kelp.json --patch",
    ])
  func missingFolders(sources: String) throws {
    let run = try lint(sources).run
    #expect(run.status == .exited(66), "\(run.status)")
    #expect(run.errors.contains("no such file"), "\(run.errors)")
  }

  @Test("A folder in a folder that cannot be read is named, and the rest is linted")
  func unreadableFolders() throws {
    try folder.write("{", to: "quay/locked/eel.json")
    #expect(chmod(folder.path("quay/locked"), 0o000) == 0 && chmod(folder.path, 0o755) == 0)
    defer { chmod(folder.path("quay/locked"), 0o755) }
    let user = "setpriv --reuid 65534 --clear-groups"
    let run = try Command.run("sh", ["-c", "cd '\(folder.path)' && exec \(user) '\(Facet.path)' lint quay"])
    #expect(run.status == .exited(66), "\(run.status)")
    #expect(run.errors == "facet: quay/locked: cannot be read: Permission denied\n")
    #expect(run.output.contains("quay/sea/kelp.json:1:") && run.output.contains("1 file: 0 errors, 2 warnings"))
  }

  @Test("A link to a folder is skipped with a note, and a link to a file is followed")
  func links() throws {
    try folder.write(Self.page(Self.row("c")), to: "pier/rope.json")
    for (link, target) in [("quay/pier", "pier"), ("quay/rope.json", "pier/rope.json"), ("quay/sea/up", "quay")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path(link), withDestinationPath: folder.path(target))
    }
    let run = try lint("quay").run
    #expect(
      run.errors == """
        facet: quay/pier: skipped: a link to a folder
        facet: quay/sea/up: skipped: a link to a folder

        """)
    #expect(run.status == .exited(0) && run.output.contains("quay/rope.json") && !run.output.contains("quay/pier"))
    try rules(#"{"ignore":["up","/quay/pier"]}"#)
    #expect(try lint("quay").run.errors == "")
  }

  @Test("The nearest facet.json counts, from any folder, and none beyond the root of a repository")
  func nearest() throws {
    try rules(#"{"rules":{"F020":"off"}}"#)
    #expect(try lint("quay/sea/kelp.json").found.isEmpty)
    try rules(#"{"rules":{"F020":"error"}}"#, in: "quay/facet.json")
    #expect(try lint("quay/sea/kelp.json").found == ["F020 error", "F020 error"])
    #expect(try lint("quay/sea/kelp.json --config facet.json").found.isEmpty)
    #expect(try lint("quay/sea/kelp.json --config /dev/null").found == ["F020 warning", "F020 warning"])
    try FileManager.default.removeItem(atPath: folder.path("quay/facet.json"))
    try FileManager.default.createDirectory(atPath: folder.path("quay/.git"), withIntermediateDirectories: true)
    #expect(try lint("quay/sea/kelp.json").found == ["F020 warning", "F020 warning"])
    #expect(try lint("- < quay/sea/kelp.json").found.isEmpty)
  }

  @Test(
    "Ignored files are left alone in folders and by name",
    arguments: ["sea/", "kelp.json", "quay/**/*.json", "q?ay/*/kelp*", "/quay/sea/kelp.json", "*.json", "**"])
  func ignored(pattern: String) throws {
    try folder.write(Self.page(Self.row("c")), to: "pier/rope.html")
    try rules(#"{"ignore":["\#(pattern)"]}"#)
    let all = try lint("quay/sea/kelp.json")
    #expect(all.found.isEmpty && all.run.errors.contains("skipped: ignored by facet.json"))
    #expect(try lint("quay").found.isEmpty)
  }

  @Test(
    "Other files are not ignored",
    arguments: ["sea", "kelp", "kelp.jso?n", "quay/*.json", "/kelp.json", "*/*/*/*.json"])
  func notIgnored(pattern: String) throws {
    try rules(#"{"ignore":["\#(pattern)"]}"#)
    #expect(try lint("quay").found.count == 2)
  }

  @Test("Required facets are errors at their place where a version leaves them out, and where they are missing")
  func required() throws {
    try folder.write(Self.page(Self.row("hero", "card.store"), Self.row("b")), to: "quay/home.json")
    try rules(#"{"must_show":[{"file":"quay/home*.json","facets":["hero","b"],"versions":"1.0.0..6.1.0"}]}"#)
    let old = try lint("quay/home.json --select must-show")
    #expect(old.found == ["must-show error"] && old.run.status == .exited(1))
    #expect(old.run.output.contains("is not shown to 1.0.0"))
    #expect(try lint("quay/sea --select must-show").found.isEmpty)
    try rules(#"{"must_show":[{"facets":["anchor"]}]}"#)
    let missing = try lint("quay/home.json --select must-show")
    #expect(missing.run.output.contains("no facet is called 'anchor'"))
  }

  @Test("A baseline accepts what is there, wherever it moves, and nothing more")
  func baseline() throws {
    try rules(#"{"baseline":"known.json"}"#)
    #expect(try lint("quay").run.status == .exited(66))
    #expect(try lint("quay --update-baseline").run.status == .exited(0))
    #expect(try lint("quay --strict").found.isEmpty)
    let moved = Self.page(Self.row("x"), Self.row("b", "buoy.long"), Self.row("y"), Self.row("a", "buoy.round"))
    try folder.write(moved, to: "quay/sea/kelp.json")
    #expect(try lint("quay").found.isEmpty)
    try folder.write(Self.page(Self.row("b", "buoy.long"), Self.row("c", "buoy.long")), to: "quay/sea/kelp.json")
    #expect(try lint("quay").found == ["F020 warning"])
    try folder.write(Self.page(Self.row("b", "buoy.long"), Self.row("b", "buoy.long")), to: "quay/sea/kelp.json")
    #expect(try lint("quay --select F020").found == ["F020 warning"])
    #expect(try lint("quay --config /dev/null --select F020").found.count == 2)
  }

  @Test("A baseline counts more findings than a report lists, and is the same with any number of processes")
  func manyFindings() throws {
    let rows = (0..<3000).map { Self.row("\($0)", "buoy.round") }
    for name in ["one", "two", "three"] {
      try folder.write(#"{"body":[{"id":"s","body":[\#(rows.joined(separator: ","))]}]}"#, to: "many/\(name).json")
    }
    #expect(try lint("many --baseline a.json --update-baseline --jobs 1").run.status == .exited(0))
    #expect(try lint("many --baseline b.json --update-baseline --jobs 3").run.status == .exited(0))
    let text = try String(contentsOfFile: folder.path("a.json"), encoding: .utf8)
    #expect(try text == String(contentsOfFile: folder.path("b.json"), encoding: .utf8))
    #expect(text.split(separator: "\n").count == 9000 + 2)
    #expect(try lint("many --baseline a.json").found.isEmpty)
  }

  @Test(
    "Faulty rules are refused with their place",
    arguments: [
      (#"{"rulez":{}}"#, "1:10: no setting 'rulez'; did you mean 'rules'?"), ("[", "1:2: "), ("7", "1:1: "),
      (#"{"rules":{"F999":"off"}}"#, "1:18: there is no rule 'F999'"),
      (#"{"rules":{"F020":"loud"}}"#, "1:18: a rule is off, or has a severity"),
      (#"{"rules":{"F020":{"except":"x"}}}"#, "1:28: except is a list of components"),
      (#"{"must_show":[{"facets":["a"],"versions":"9..1"}]}"#, "1:42: versions are"),
      (#"{"must_show":[{}]}"#, "1:15: what must be shown has facets"), (#"{"ignore":[7]}"#, "1:12: ignore is a list"),
      (#"{"baseline":""}"#, "1:13: baseline is the name of a file"),
    ])
  func faulty(text: String, message: String) throws {
    try rules(text)
    let run = try lint("quay").run
    #expect(run.status == .exited(64))
    #expect(run.errors.contains("facet.json:" + message), "\(run.errors)")
  }

  @Test(
    "A baseline that is none is refused",
    arguments: [
      "", "[]", #"{"facet_baseline":2,"accepted":[]}"#,
      #"{"facet_baseline":1,"accepted":[{"file":"a","code":"F020","at":"","count":-1}]}"#,
    ])
  func brokenBaseline(text: String) throws {
    try folder.write(text, to: "known.txt")
    #expect(try lint("quay --baseline known.txt").run.status == .exited(64))
  }

  @Test("An update keeps what its run does not look for: other files, other rules, other components")
  func updatesKeepTheRest() throws {
    try folder.write(Self.page(Self.row("c", "buoy.round"), #"{"id":"d","events":7}"#), to: "quay/net.json")
    #expect(try lint("quay --baseline known.json --update-baseline").run.status == .exited(0))
    let all = try folder.text(of: "known.json")
    #expect(all.contains("kelp.json") && all.contains("net.json") && all.contains("F020") && all.contains("F034"))
    for words in [
      "quay/net.json", "quay/sea quay/gone.json", "quay --select F020", "quay --ignore F020", "quay --select F034,F040",
      "quay --ignore F020:buoy.long", "quay --min-severity error", "quay/net.json --select F034 --jobs 1", "quay",
    ] {
      _ = try lint("\(words) --baseline known.json --update-baseline")
      #expect(try folder.text(of: "known.json") == all, "\(words)")
    }
    // Findings that are gone leave the baseline, but only where the run has looked for them.
    try folder.write(Self.page(Self.row("c")), to: "quay/net.json")
    _ = try lint("quay/sea --baseline known.json --update-baseline")
    _ = try lint("quay --select F040 --baseline known.json --update-baseline")
    #expect(try folder.text(of: "known.json") == all)
    _ = try lint("quay --select F020 --baseline known.json --update-baseline")
    let some = try folder.text(of: "known.json")
    #expect(some.contains("net.json") && !some.contains(#""quay/net.json","code":"F020""#))
    _ = try lint("quay/net.json --baseline known.json --update-baseline")
    #expect(!(try folder.text(of: "known.json")).contains("net.json"))
    #expect(try lint("quay --baseline known.json").found.isEmpty)
  }

  @Test("An update keeps what was accepted in a feed that is damaged now, and in other feeds of a response")
  func updatesKeepOtherFeeds() throws {
    let feed = Self.page(Self.row("a", "buoy.round"))
    let both = #"{"data":{"homePage":\#(feed),"storePage":\#(feed)}}"#
    try folder.write(both, to: "quay/both.json")
    #expect(try lint("quay --baseline known.json --update-baseline").run.status == .exited(0))
    let all = try folder.text(of: "known.json")
    #expect(all.contains("homePage ") && all.contains("storePage "))
    _ = try lint("quay/both.json --operation storePage --baseline known.json --update-baseline")
    #expect(try folder.text(of: "known.json") == all)
    try folder.write("{", to: "quay/both.json")
    #expect(try lint("quay/both.json --baseline known.json --update-baseline").run.status == .exited(65))
    #expect(try folder.text(of: "known.json") == all)
  }

  @Test(
    "A file without a feed is never accepted, and every run says why it fails",
    arguments: [("{", "F001"), (#"{"rows":1}"#, "F002"), (#"{"errors":[{"message":"sunk"}]}"#, "F014")])
  func refusals(text: String, code: String) throws {
    try folder.write(text, to: "quay/bad.json")
    let update = try lint("quay/bad.json quay/sea/kelp.json --baseline known.json --update-baseline").run
    #expect(update.status == .exited(65) && update.errors.hasPrefix("facet: quay/bad.json:1:"), "\(update.errors)")
    #expect(!(try folder.text(of: "known.json")).contains(code))
    #expect(try lint("quay/bad.json --baseline known.json").found == [code + " error"])
    // An older version accepted them.
    let entry = #"{"file":"quay/bad.json","code":"\#(code)","at":"","count":9}"#
    try folder.write(#"{"facet_baseline": 1, "accepted": [\#(entry)]}"#, to: "known.json")
    let old = try lint("quay/bad.json --baseline known.json")
    #expect(old.found == [code + " error"] && old.run.status == .exited(65))
    try rules(#"{"rules":{"\#(code)":"note"}}"#)
    let quiet = try lint("quay/bad.json --min-severity error")
    #expect(quiet.found == [code + " note"] && quiet.run.status == .exited(65))
  }

  @Test("A file that is no baseline is not written over, and an empty one is")
  func otherFilesStay() throws {
    let feed = try String(contentsOfFile: folder.path("quay/sea/kelp.json"), encoding: .utf8)
    let update = try lint("quay --baseline quay/sea/kelp.json --update-baseline").run
    #expect(update.status == .exited(64) && update.output.isEmpty)
    #expect(update.errors == "facet: quay/sea/kelp.json: no baseline, so it is not written over; name a new file\n")
    #expect(try String(contentsOfFile: folder.path("quay/sea/kelp.json"), encoding: .utf8) == feed)
    try folder.write("", to: "known.json")
    #expect(try lint("quay --baseline known.json --update-baseline").run.status == .exited(0))
    #expect(try lint("quay --baseline known.json --update-baseline").run.status == .exited(0))
    #expect(try lint("quay --baseline known.json").found.isEmpty)
  }
}
