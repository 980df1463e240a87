import Drawing
import Foundation
import TestSupport
import Testing

struct LintCommandTests {
  private func lint(_ text: String, _ options: String...) throws -> Command {
    try Command.run(Facet.path, ["lint", "-"] + options, input: Array(text.utf8))
  }

  @Test("A diagnostic has the form of a compiler's, with source line, caret and hint")
  func aDiagnosticReadsLikeACompilers() throws {
    let command = try lint(
      "{\n  \"id\": \"a\",\n  \"component\": {\"id\": \"divider.standard\"},\n  \"children\": [7]\n}\n")
    #expect(command.status == .exited(1))
    #expect(
      command.output == """
        stdin:4:16: error[F012]: a facet should stand here
         4 |   "children": [7]
           |                ^
           = hint: a facet is an object with component, a section one with body
        1 file: 1 error, 0 warnings, 0 notes; 1 facet, 1 shown, 0 left out

        """)
  }

  @Test("A long source line is clipped to 120 columns around the caret")
  func longLinesAreClippedAroundTheCaret() throws {
    let filler = String(repeating: "寿司 ", count: 400)
    let command = try lint(#"{"id":"a","component":{"id":"row.store"},"text":{"title":"\#(filler)","subtitle":[]}}"#)
    let lines = command.output.split(separator: "\n").map(String.init)
    let source = try #require(lines.first { $0.hasPrefix(" 1 | ") }).dropFirst(5)
    let caret = try #require(lines.first { $0.hasPrefix("   | ") }).dropFirst(5)
    #expect(source.reduce(0) { $0 + ($1.isASCII || $1 == "…" ? 1 : 2) } <= 120)
    #expect(source.hasPrefix("…") && source.hasSuffix("[]}}"))
    let before = source.prefix { $0 != "[" }
    #expect(caret.count - 1 == before.reduce(0) { $0 + ($1.isASCII || $1 == "…" ? 1 : 2) })
  }

  @Test("After twenty diagnostics of a rule the rest are only counted")
  func moreThanTwentyOfARuleAreCounted() throws {
    let facets = (0..<33).map { #"{"id":"\#($0)","component":{"id":"row.scent"}}"# }.joined(separator: ",")
    let command = try lint("[\(facets)]")
    #expect(command.status == .exited(0))
    #expect(command.output.components(separatedBy: "warning[F020]: the component").count - 1 == 20)
    #expect(command.output.contains("warning[F020]: 13 more like these; --format json lists all"))
    #expect(command.output.hasSuffix("1 file: 0 errors, 33 warnings, 0 notes; 33 facets, 0 shown, 33 left out\n"))
    #expect(try lint("[\(facets)]", "--strict").status == .exited(1))
  }

  @Test("Of the samples only the one from a future version has warnings")
  func onlyTheFutureSampleHasWarnings() throws {
    let command = try Facet.run("lint", Repository.path("SampleFeeds"), "--format", "json")
    #expect(command.status == .exited(0))
    let report = try JSONDecoder().decode(LintOutput.self, from: Data(command.outputBytes))
    #expect(report.files.count >= 13)
    for file in report.files {
      #expect(file.facets == file.shown + file.omitted)
      let worst = Set(file.diagnostics.map(\.severity))
      #expect(worst.isSubset(of: file.path.hasSuffix("future.json") ? ["note", "warning"] : ["note"]), "\(file.path)")
    }
    let dialects = Dictionary(
      uniqueKeysWithValues: report.files.map { ($0.path.split(separator: "/").last ?? "", $0.dialect) })
    #expect(dialects["home.json"] == "mobile" && dialects["home-web.json"] == "web")
    #expect(dialects["article.json"] == "article" && dialects["cache.json"] == "cache")
    #expect(dialects["modules.json"] == "modules")
  }

  @Test("The exit status is the highest of all sources")
  func statusesAreTheHighestOfAllSources() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder.appending(path: "deep"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ name: String, _ text: String) throws -> String {
      try Data(text.utf8).write(to: folder.appending(path: name))
      return folder.appending(path: name).path
    }
    let clean = try write("clean.json", #"{"id":"a","component":{"id":"row.store"}}"#)
    let faulty = try write("deep/faulty.json", #"[{"id":"a","component":{"id":"row.store"}},7]"#)
    let other = try write("package.json", #"{"name":"x"}"#)
    let cut = try write("cut.txt", #"{"body":["#)

    #expect(try Facet.run("lint", clean).status == .exited(0))
    #expect(try Facet.run("lint", clean, faulty).status == .exited(1))
    #expect(try Facet.run("lint", faulty, cut, clean).status == .exited(65))
    #expect(try Facet.run("lint", cut, "/nowhere.json", faulty).status == .exited(66))
    #expect(try Facet.run("lint", other).status == .exited(65))
    // In a folder, JSON files without a feed are skipped, and files with another extension are not read.
    let all = try Facet.run("lint", folder.path)
    #expect(all.status == .exited(1))
    #expect(all.errors.contains("package.json: skipped") && !all.output.contains("package.json"))
    #expect(all.output.contains("deep/faulty.json:1:44: error[F012]"))
  }

  @Test("The hint fits the fault")
  func theHintFitsTheFault() throws {
    let cut = try lint(#"{"body":["#)
    #expect(cut.status == .exited(65))
    #expect(cut.output.contains("= hint: the text ends too early: was the file cut off when it was saved?"))
    let comma = try lint(#"{"body":[],}"#)
    #expect(comma.output.contains("error[F001]") && !comma.output.contains("cut off"))
    let modules = try lint(#"{"display_modules":{}}"#)
    #expect(modules.output.contains("stdin:1:1: error[F002]"))
    #expect(modules.output.contains("= hint: display_modules is a list of modules"))
  }

  @Test("An unknown word is quoted as it was sent")
  func unknownWordsAreQuoted() throws {
    let image = #"{"id":"a","component":{"id":"row.store"},"images":{"main":{"uri":"x://y","style":"STYLE_Weird"}}}"#
    #expect(try lint(image).output.contains("warning[F023]: the image style 'STYLE_Weird' is unknown"))
  }

  @Test("The JSON report is one line in the documented form")
  func jsonIsOneLineOfTheAgreedShape() throws {
    let command = try lint(#"{"errors":[{"message":"Unauthorized"}]}"#, "--format", "json")
    #expect(command.status == .exited(65))
    let message = "the server answered with an error instead of a feed: Unauthorized"
    #expect(
      command.output == #"{"files":[{"path":"stdin","dialect":null,"facets":0,"shown":0,"omitted":0,"diagnostics":"#
        + #"[{"code":"F014","severity":"error","line":1,"column":11,"pointer":"","message":"\#(message)"}]}]}"# + "\n")
  }

  @Test("--custom counts the custom keys of each component")
  func customIsCountedByComponent() throws {
    let feed =
      #"[{"id":"a","component":{"id":"row.x"},"custom":{"image_url":"u","n":1}},"#
      + #"{"id":"b","component":{"id":"row.x"},"custom":"{\"n\":\"2\"}"}]"#
    let command = try lint(feed, "--custom", "--format", "json")
    #expect(
      command.output == #"{"custom":[{"component":"row.x","key":"image_url","count":1,"types":["string"],"#
        + #""field":"images.main.uri"},{"component":"row.x","key":"n","count":2,"types":["number","string"],"#
        + #""field":null}]}"# + "\n")
    #expect(try lint(feed, "--custom").output.contains("→ images.main.uri"))
  }

  @Test("--rules lists the rules")
  func rulesAreListed() throws {
    let rules = try Facet.run("lint", "--rules")
    #expect(rules.status == .exited(0))
    #expect(rules.output.hasPrefix("F001  error    the file is JSON"))
    #expect(try Facet.run("lint").status == .exited(64))
    #expect(try Facet.run("lint", "--rules=yes").status == .exited(64))
  }

  @Test("Colour is written to a terminal without NO_COLOR, and nowhere else")
  func colourIsForTerminals() throws {
    #expect(try !Facet.run("lint", Facet.sample("future")).output.contains("\u{1B}"))
    for (refusal, isColored) in [("", true), ("1", false)] {
      // The shell stays open, because tmux may drop the last lines of a program that has ended.
      let tmux = try Tmux(
        "/bin/sh", ["-c", "\"$0\" lint \"$1\"; read end", Facet.path, Facet.sample("future")], size: Size(100, 24),
        environment: ["NO_COLOR": refusal])
      try tmux.wait(forText: "29 shown, 21 left out, 1 without a click")
      let canvas = try tmux.canvas()
      let colors = (0..<24).flatMap { canvas.row($0) }.filter { $0.style.foreground != .terminalDefault }
      #expect(colors.isEmpty == !isColored)
    }
  }
}
