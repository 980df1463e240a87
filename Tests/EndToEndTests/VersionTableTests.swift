import Foundation
import TestSupport
import Testing

/// Tables of the facets that older clients show, and checks that a backend can make with them.
struct VersionTableTests {
  private static let feed = """
    {"body":[{"id":"feed","body":[
      {"id":"old","component":{"id":"row.text"}},
      {"id":"shelf","component":{"id":"carousel.tiles"},"children":[{"id":"card:1","component":{"id":"card.store"}}]},
      {"id":"new","component":{"id":"row.autocomplete"}}
    ]}]}
    """

  private func lint(_ options: String...) throws -> Command {
    try Command.run(Facet.path, ["lint", "-"] + options, input: Array(Self.feed.utf8))
  }

  @Test("A range of versions prints a table of the facets that are shown and left out")
  func aRangeIsATable() throws {
    let command = try lint("--facets-version", "1.0.0..6.0.0")
    #expect(command.status == .exited(0))
    #expect(
      command.output == """
        stdin: 4 facets
          version  shown  left out  emptied  because of
          1.0.0        1         3        1  1 (emptied container), 1 card.store (since 3.0.1), 1 row.autocomplete (since 6.0.0)
          2.0.0        1         3        1  1 (emptied container), 1 card.store (since 3.0.1), 1 row.autocomplete (since 6.0.0)
          3.0.1        3         1        0  1 row.autocomplete (since 6.0.0)
          4.0.0        3         1        0  1 row.autocomplete (since 6.0.0)
          6.0.0        4         0        0
          1.0.0 empties feed/body/shelf
          2.0.0 empties feed/body/shelf

        """)
  }

  @Test("Badges and dishes that an older client does not draw are named, in lint and in the table")
  func partsOfOlderClients() throws {
    let feed = """
      {"body":[{"id":"s","body":[
        {"id":"a","component":{"id":"row.store"},"text":{"title":"A"},"custom":{"badges":[{"text":"20% off"}],
          "window_shopping":{"cards":[{"name":"Ramen","price":"$9"}]}}},
        {"id":"b","component":{"id":"row.store"},"text":{"title":"B"},"custom":{"badges":[],"window_shopping":{}}}]}]}
      """
    func lint(_ options: String...) throws -> String {
      try Command.run(Facet.path, ["lint", "-"] + options, input: Array(feed.utf8)).output
    }
    let old = try lint("--facets-version", "3.0.1")
    #expect(old.contains("F024]: custom.badges came with version 4.0.0: the facet is shown without it"), "\(old)")
    #expect(old.contains("custom.window_shopping came with version 4.0.0") && old.contains("2 warnings"), "\(old)")
    #expect(try lint("--facets-version", "4.0.0").contains("0 warnings"))
    let table = try lint("--facets-version", "3.0.1..4.0.0")
    #expect(table.contains("  3.0.1 shows 1 without a part: 1 custom.badges, 1 custom.window_shopping\n"), "\(table)")
    #expect(!table.contains("4.0.0 shows"))
    let json = try lint("--facets-version", "3.0.1..3.0.1", "--format", "json")
    #expect(
      json.contains(#""without_part":[{"path":"s/body/a","parts":["custom.badges","custom.window_shopping"]}]"#),
      "\(json)")
  }

  @Test("The reasons of a version add up to what it leaves out, with what is inside")
  func reasonsAddUp() throws {
    let feed = """
      {"body":[{"id":"s","body":[{"id":"l","component":{"id":"list.standard"},"children":[
        {"id":"a","component":{"id":"row.text"}},{"id":"b","component":{"id":"row.text"}}]}]}]}
      """
    func lint(_ options: String...) throws -> String {
      try Command.run(Facet.path, ["lint", "-", "--facets-version", "1.0.0..2.0.0"] + options, input: Array(feed.utf8))
        .output
    }
    #expect(try lint().contains("0         3        1  2 (inside of these), 1 list.standard (since 2.0.0)\n"))
    let json = try lint("--format", "json")
    #expect(json.contains(#""omitted":3,"lost":[{"path":"s/body/l","#) && json.contains(#""inside":2"#))
  }

  @Test("--must-show is an error for every version that does not show the facet")
  func losingARequiredFacetIsAnError() throws {
    let command = try lint("--facets-version", "2.0.0..3.0.1", "--must-show", "card:1", "--must-show=old")
    #expect(command.status == .exited(1))
    #expect(
      command.output.hasSuffix(
        "stdin:3:65: error[must-show]: 'card:1' is not shown to version 2.0.0: the component 'card.store' came with version 3.0.1\n"
      ))
    #expect(try lint("--facets-version", "3.0.1..6.0.0", "--must-show", "card:1").status == .exited(0))
    #expect(try lint("--facets-version", "3.0.1", "--must-show", "feed/body/shelf/card:1").status == .exited(0))
    #expect(try lint("--must-show", "shelf").status == .exited(1))
    let unknown = try lint("--facets-version", "6.0.0", "--must-show", "nobody")
    #expect(unknown.status == .exited(1))
    #expect(unknown.output.contains("'nobody' is not shown: no facet is called that"))
  }

  @Test("The JSON table lists every lost facet with its reason")
  func theJSONTableListsEveryLoss() throws {
    let command = try lint("--facets-version", "2.0.0..2.0.0", "--must-show", "new", "--format", "json")
    #expect(command.status == .exited(1))
    #expect(
      command.output == #"{"files":[{"path":"stdin","facets":4,"versions":[{"version":"2.0.0","shown":1,"omitted":3,"#
        + #""lost":[{"path":"feed/body/shelf/card:1","reason":"the component 'card.store' came with version 3.0.1"},"#
        + #"{"path":"feed/body/new","reason":"the component 'row.autocomplete' came with version 6.0.0"}],"#
        + #""emptied":["feed/body/shelf"],"emptied_sections":[]}]}],"must_show":[{"id":"new","version":"2.0.0","place":"stdin:4:3","#
        + #""reason":"the component 'row.autocomplete' came with version 6.0.0"}]}"# + "\n")
  }

  /// Version 1.0.0 shows nothing of the first section, the header of the second, and all of the third. The fourth is
  /// empty, the fifth repeats an id, and the last has none.
  private static let sections = """
    {"body":[
      {"id":"near","header":[{"id":"h","component":{"id":"header.section"}}],"body":[{"id":"a","component":{"id":"row.store"}}]},
      {"id":"far","header":[{"id":"h","component":{"id":"row.text"}}],"body":[{"id":"a","component":{"id":"row.store"}}]},
      {"id":"far","body":[{"id":"a","component":{"id":"row.text"}}]},
      {"id":"none","body":[]},
      {"id":"far","body":[{"id":"shelf","component":{"id":"carousel.tiles"},"children":[{"id":"c","component":{"id":"card.store"}}]}]},
      {"body":[{"id":"a","component":{"id":"row.store"}}]}
    ]}
    """

  private func lintSections(_ options: String...) throws -> Command {
    try Command.run(
      Facet.path, ["lint", "-", "--facets-version", "1.0.0..3.0.1"] + options, input: Array(Self.sections.utf8))
  }

  @Test("The table names the sections that a version empties")
  func sectionsThatEmptyAreNamed() throws {
    #expect(
      try lintSections().output == """
        stdin: 8 facets
          version  shown  left out  emptied  because of
          1.0.0        2         6        5  3 row.store (since 2.0.0), 1 (emptied container), 1 card.store (since 3.0.1), 1 header.section (since 2.0.0)
          2.0.0        6         2        2  1 (emptied container), 1 card.store (since 3.0.1)
          3.0.1        8         0        0
          1.0.0 empties section near, section far/body, section far#3, section #2, far#3/body/shelf
          2.0.0 empties section far#3, far#3/body/shelf

        """)
  }

  @Test(
    "A section without an id is named by its place",
    arguments: [
      (#"[{"id":"a","component":{"id":"row.store"}}]"#, "at 1:1"),
      (#" {"body":[{"id":"a","component":{"id":"row.store"}}]}"#, "at 1:2"),
      (
        #"{"header":[{"id":"h","component":{"id":"row.text"}}],"body":[{"id":"a","component":{"id":"row.store"}}]}"#,
        "at 1:1/body"
      ),
    ])
  func sectionsWithoutId(feed: String, name: String) throws {
    let command = try Command.run(
      Facet.path, ["lint", "-", "--facets-version", "1.0.0..1.0.0"], input: Array(feed.utf8))
    #expect(command.output.hasSuffix("\n  1.0.0 empties section \(name)\n"), "\(command.output)")
  }

  @Test("The JSON table names the sections that a version empties")
  func sectionsThatEmptyAreNamedForMachines() throws {
    let output = try lintSections("--format", "json").output
    #expect(
      output.contains(
        ##""emptied":["far#3/body/shelf"],"emptied_sections":["near","far/body","far#3","#2"]},{"version":"2.0.0""##),
      "\(output)")
    #expect(output.contains(#""emptied":[],"emptied_sections":[]}]}]"#))
  }

  /// A dialog, an action that no version knows, and a navigation that leads nowhere.
  private static let clicks = """
    {"body":[{"id":"feed","body":[
     {"id":"fees","component":{"id":"row.text"},"events":{"click":{"name":"present_modal","data":{"title":"Fees"}}}},
     {"id":"beam","component":{"id":"row.text"},"events":{"click":{"name":"teleport"}}},
     {"id":"call","component":{"id":"row.text"},"events":{"click":{"name":"navigate","data":{"uri":"tel:1"}}}}]}]}
    """

  @Test("From 6.1.0 on an unknown action removes only the click of a facet, and the table counts it")
  func lostClicksAreCounted() throws {
    let command = try Command.run(
      Facet.path,
      ["lint", "-", "--facets-version", "6.0.0..6.1.0", "--must-show", "beam"], input: Array(Self.clicks.utf8))
    #expect(
      command.output == """
        stdin: 3 facets
          version  shown  left out  emptied  because of
          6.0.0        0         3        1  1 click present_modal (since 6.1.0), 1 click teleport, 1 click to tel:
          6.1.0        2         1        0  1 click to tel:
          6.0.0 empties section feed
          6.1.0 shows 1 without a click: 1 click teleport
        stdin:3:2: error[must-show]: 'beam' is not shown to version 6.0.0: its click action 'teleport' is unknown

        """)
    let json = try Command.run(
      Facet.path, ["lint", "-", "--facets-version", "6.1.0..6.1.0", "--format", "json"], input: Array(Self.clicks.utf8)
    ).output
    #expect(
      json.contains(
        #""without_click":[{"path":"feed/body/beam","reason":"its click action 'teleport' is unknown"}]}"#), "\(json)")
  }

  @Test(
    "Badges and dishes that no client draws are not lost in an older one",
    arguments: [
      #""badges":{"text":"x"}"#, #""badges":["x"]"#, #""badges":[{"text":" "}]"#, #""window_shopping":{"cards":[]}"#,
      #""window_shopping":{"cards":[{"name":""}]}"#, #""window_shopping":{"cover":null}"#,
      #""window_shopping":{"cover":{"image":"https://x/c.png"}}},"images":{"main":{"uri":"https://x/m.png"}"#,
    ])
  func partsOfNoClient(custom: String) throws {
    let feed = #"[{"id":"d","component":{"id":"row.store"},"text":{"title":"T"},"custom":{\#(custom)}}]"#
    for versions in ["2.0.0", "2.0.0..6.1.0"] {
      let output = try Command.run(
        Facet.path, ["lint", "-", "--facets-version", versions], input: Array(feed.utf8)
      ).output
      #expect(!output.contains("came with version 4.0.0") && !output.contains("without a part"), "\(output)")
    }
  }

  @Test(
    "A malformed range of versions is refused",
    arguments: ["6.0.0..1.0.0", "1.0.0..", "..", "1.0..6.0.0", "1.0.0...6.0.0"])
  func malformedRangesAreRefused(_ range: String) throws {
    let command = try lint("--facets-version", range)
    #expect(command.status == .exited(64))
    #expect(
      command.errors
        == "facet: '\(range)' is not a range of versions; write the older one first: --facets-version 1.0.0..6.0.0\n")
  }

  @Test(
    "Options for another report are refused beside a table", arguments: ["custom", "update-baseline", "fix", "patch"])
  func otherReportsAreRefused(_ option: String) throws {
    let (file, folder) = (try TemporaryFile(Self.feed), try TemporaryFolder())
    for (words, table) in [
      (["--facets-version", "1.0.0..6.0.0"], "a range of versions"), (["--must-show", "old"], "--must-show"),
    ] {
      let baseline = option == "update-baseline" ? ["--baseline", folder.path("b.json")] : []
      let command = try Facet.run(["lint", file.path, "--\(option)"] + words + baseline)
      #expect(command.status == .exited(64) && command.output.isEmpty)
      #expect(command.errors == "facet: --\(option) cannot be combined with \(table); run lint twice\n")
    }
    #expect(!FileManager.default.fileExists(atPath: folder.path("b.json")))
  }

  @Test("Input that is not a feed is refused with its position")
  func inputWithoutAFeedIsRefused() throws {
    let command = try Command.run(
      Facet.path, ["lint", "-", "--facets-version", "1.0.0..2.0.0"], input: Array(#"{"body":["#.utf8))
    #expect(command.status == .exited(65))
    #expect(command.errors.contains("stdin:1:10"))
  }
}
