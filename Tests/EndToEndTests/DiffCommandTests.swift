import Drawing
import Foundation
import TestSupport
import Testing

struct DiffCommandTests {
  private static let old = """
    {"header":[],"footer":[],"body":[
      {"id":"store_feed","header":[],"footer":[],"body":[
        {"id":"row.store:1","component":{"id":"row.store"},"text":{"title":"Golden Spoon"},"logging":{"r":1}},
        {"id":"near","component":{"id":"carousel.standard"},"text":{"title":"Near you"},"children":[
          {"id":"card.store:2","component":{"id":"card.store"},"text":{"title":"Little Deli"}},
          {"id":"card.store:3","component":{"id":"card.store"},"text":{"title":"Copper Kettle"}}]},
        {"id":"row.store:4","component":{"id":"row.store"},"text":{"title":"Paper Lantern"}}]},
      {"id":"old_offers","header":[],"footer":[],"body":[
        {"id":"banner:5","component":{"id":"row.banner"},"images":{"background":{"placeholder":"Half off"}}}]}]}
    """
  private static let new = """
    {"header":[],"footer":[],"body":[
      {"id":"store_feed","header":[],"footer":[],"body":[
        {"id":"row.store:4","component":{"id":"row.store"},"text":{"title":"Paper Lantern"}},
        {"id":"row.store:1","component":{"id":"row.store"},"text":{"title":"Golden Spoon"},"logging":{"r":2}},
        {"id":"near","component":{"id":"carousel.standard"},"text":{"title":"Near you"},"children":[
          {"id":"card.store:3","component":{"id":"card.store"},
           "text":{"title":"Copper Kettle","subtitle":"Open"},"custom":{"rating":4}}]},
        {"id":"card.store:2","component":{"id":"card.store"},"text":{"title":"Little Deli"}},
        {"id":"more","component":{"id":"list.standard"},"children":[
          {"id":"row.store:6","component":{"id":"row.store"},"text":{"title":"Red Fern"}}]}]}]}
    """

  @Test("Changes are listed by section, with signs for inserted, deleted, moved and updated facets")
  func changesReadLikeADiff() throws {
    let command = try diff(Self.old, Self.new)
    #expect(command.status == .exited(1))
    #expect(
      command.output == """
        store_feed/body
          > row.store:4  Paper Lantern: from 2 to 0
            near  Near you
            ~ card.store:3  Copper Kettle: text.subtitle, custom.rating
          > card.store:2  Little Deli: from 0 of store_feed/body/near to 3
          + more (2 facets)
        - old_offers (1 facet)

        1 inserted, 1 deleted, 2 moved, 1 updated; 2 the same; 1 with nothing but other logging

        """)
    let all = try diff(Self.old, Self.new, "--all")
    #expect(all.output.contains("\n  ~ row.store:1  Golden Spoon: logging\n"))
  }

  @Test("A page that is the last one now, or no longer is, has changed; another cursor is no difference")
  func furtherPageIsCompared() throws {
    func page(_ cursor: String?) -> String {
      let next = cursor.map { #"{"name":"load_content","data":{"cursor":"\#($0)"}}"# } ?? "null"
      return #"{"body":[{"id":"s","body":[{"id":"a","component":{"id":"row.text"}}]}],"page":{"next":\#(next)}}"#
    }
    let lost = try diff(page("QUJD"), page(nil))
    #expect(lost.status == .exited(1))
    #expect(
      lost.output == """
        ~ page: page.next, no further page follows

        0 inserted, 0 deleted, 0 moved, 1 updated; 2 the same

        """)
    #expect(try diff(page(nil), page("QUJD")).output.hasPrefix("~ page: page.next, a further page follows\n"))
    #expect(try diff(page("QUJD"), page("REVG")).status == .exited(0))
    let json = try diff(page("QUJD"), page(nil), "--format", "json")
    #expect(
      json.output == #"{"counts":{"insert":0,"delete":0,"move":0,"update":1,"logging":0,"same":2},"changes":["#
        + #"{"op":"update","parts":["page.next"],"further_page_follows":false}]}"# + "\n")
  }

  @Test("A page that does something else when it loads, or comes with other errors, has changed")
  func actionsOnLoadAndErrorsAreCompared() throws {
    func page(_ onLoad: String, errors: String = "[]") -> String {
      #"{"errors":\#(errors),"body":[{"id":"s","body":[{"id":"a","component":{"id":"row.text"}}]}],"#
        + #""page":{"on_load":[\#(onLoad)]}}"#
    }
    let dialog = #"{"name":"present_modal","data":{"title":"Sale"}}"#
    func loading(_ cursor: String) -> String { #"{"name":"load_content","data":{"cursor":"\#(cursor)"}}"# }
    let shown = try diff(page(""), page(dialog))
    #expect(shown.status == .exited(1))
    #expect(shown.output.hasPrefix("~ page: page.on_load\n\n0 inserted, 0 deleted, 0 moved, 1 updated;"))
    #expect(try diff(page(dialog), page(dialog.replacing("Sale", with: "Sold"))).status == .exited(1))
    #expect(try diff(page(loading("QUJD")), page(loading("REVG"))).status == .exited(0))
    let broken = try diff(page(dialog), page("", errors: #"["late"]"#), "--format", "json")
    #expect(
      broken.output.contains(
        #""changes":[{"op":"update","parts":["page.on_load"]},{"op":"update","parts":["errors"]}]"#))
    #expect(broken.output.contains(#""update":2,"#))
  }

  @Test("A page with another style, or other values in custom, has changed")
  func styleAndCustomOfThePageAreCompared() throws {
    func page(_ members: String) -> String { #"{\#(members)"body":[{"id":"s","body":[]}]}"# }
    let old = page(#""style":{"background_color":"FFFFFF"},"custom":{"a":1},"#)
    let new = page(#""style":{"background_color":"00838A"},"custom":{"a":2},"#)
    let both = try diff(old, new)
    #expect(both.output.hasPrefix("~ page: page.style\n~ page: page.custom\n"))
    #expect(both.status == .exited(1))
    #expect(try diff(old, page(#""custom":"{\"a\": 1.0}","style":{"backgroundColor":"FFFFFF"},"#)).status == .exited(0))
    #expect(try diff(page(#""style":{},"custom":{},"#), page("")).status == .exited(0))
  }

  @Test("A sample has no differences from itself")
  func aSampleIsTheSameAsItself() throws {
    for name in ["home", "store", "home-web", "cache", "modules", "article", "future"] {
      let command = try Facet.run("diff", Facet.sample(name), Facet.sample(name))
      #expect(command.status == .exited(0))
      #expect(command.output.hasPrefix("no differences; "))
    }
  }

  /// The web sample and the mobile sample hold the same page.
  @Test("The same page in another dialect has no differences")
  func aDialectIsNoDifference() throws {
    let command = try Facet.run("diff", Facet.sample("home"), Facet.sample("home-web"), "--format", "json")
    #expect(command.status == .exited(0))
    #expect(
      command.output == #"{"counts":{"insert":0,"delete":0,"move":0,"update":0,"logging":0,"same":135},"changes":[]}"#
        + "\n")
  }

  @Test("An edited title is reported with its facet, position and field")
  func anEditedSampleTellsWhatWasEdited() throws {
    let text = try String(contentsOfFile: Facet.sample("home"), encoding: .utf8)
    let edited = text.replacing("What sounds good tonight?", with: "What now?")
    let command = try Command.run(
      Facet.path, ["diff", Facet.sample("home"), "-", "--format=json"], input: Array(edited.utf8))
    #expect(command.status == .exited(1))
    #expect(command.output.hasPrefix(#"{"counts":{"insert":0,"delete":0,"move":0,"update":1,"logging":0,"same":134}"#))
    #expect(
      command.output.hasSuffix(
        #"[{"op":"update","id":"header.page:home","at":{"parent":"/header","index":1},"parts":["text.title"]}]}"# + "\n"
      ))
  }

  /// Every response has new logging, which the user does not see.
  @Test("Other logging alone is not a difference, and --all lists it")
  func otherLoggingIsNoDifference() throws {
    let text = try String(contentsOfFile: Facet.sample("home"), encoding: .utf8)
    let again = text.replacing(/"request_id": ?"/) { $0.output + "again-" }
    let command = try Command.run(Facet.path, ["diff", "-", Facet.sample("home")], input: Array(again.utf8))
    #expect(command.status == .exited(0))
    #expect(command.output.contains(" with nothing but other logging"))
    let all = try Command.run(Facet.path, ["diff", "-", Facet.sample("home"), "--all"], input: Array(again.utf8))
    #expect(all.status == .exited(0))
    #expect(all.output.contains("  ~ header.page:home  What sounds good tonight?: logging\n"))
  }

  @Test("Input that is not a feed is refused with its position on either side")
  func inputWithoutAFeedIsLocated() throws {
    for (old, new, place) in [(#"{"body": [1,]}"#, Self.new, "1:13"), (Self.old, #"{"body": [1,]}"#, "1:13")] {
      let command = try diff(old, new)
      #expect(command.status == .exited(65))
      #expect(command.output.isEmpty)
      #expect(command.errors.contains(":\(place): ']' where a value should be"), "\(command.errors)")
      #expect(command.errors.split(separator: "\n").count == 1)
    }
    #expect(try diff(Self.old, #"{"name":"x"}"#).status == .exited(65))
    let deep = String(repeating: #"{"id":"a","component":{"id":"x"},"children":["#, count: 100_000)
    #expect(try diff(Self.old, deep).status == .exited(65))
  }

  @Test("Of several feeds the one with the same name is compared, and a message says so")
  func severalFeedsAreNamed() throws {
    func response(_ feeds: (name: String, rows: Int)...) -> String {
      let parts = feeds.map { name, rows in
        let facets = (0..<rows).map { #"{"id":"\#(name)\#($0)","component":{"id":"row.text"}}"# }
        return #""\#(name)":{"body":[{"id":"s","body":[\#(facets.joined(separator: ","))]}]}"#
      }
      return #"{"data":{\#(parts.joined(separator: ","))}}"#
    }
    // The feed that was compared is no longer the largest.
    let command = try diff(response(("homePage", 2), ("storePage", 1)), response(("homePage", 2), ("storePage", 5)))
    #expect(command.output.hasPrefix("no differences"))
    #expect(command.status == .exited(0))
    let lines = command.errors.split(separator: "\n")
    #expect(
      lines.first == "facet: stdin: 'homePage' is compared, one of 2 feeds; --operation compares another: 'storePage'")
    #expect(lines.count == 2 && lines.last?.hasSuffix("--operation compares another: 'storePage'") == true)
    let other = try diff(
      response(("homePage", 2), ("storePage", 1)), response(("homePage", 2), ("storePage", 5)), "--operation",
      "storePage")
    #expect(other.status == .exited(1))
    #expect(other.errors.isEmpty)
    #expect(try diff(response(("homePage", 2), ("storePage", 1)), Self.new, "--quiet").errors.isEmpty)
    // A feed that is alone has no name, and the largest is compared with it.
    let alone = try diff(Self.old, response(("homePage", 2), ("storePage", 5)))
    #expect(
      alone.errors.hasSuffix(": 'storePage' is compared, one of 2 feeds; --operation compares another: 'homePage'\n"))
  }

  @Test("A missing file is status 66 on either side")
  func missingFilesAreStatus66() throws {
    for paths in [["/nowhere.json", Facet.sample("home")], [Facet.sample("home"), "/nowhere.json"]] {
      let command = try Command.run(Facet.path, ["diff"] + paths)
      #expect(command.status == .exited(66))
      #expect(command.errors == "facet: /nowhere.json: no such file\n")
    }
    #expect(try Facet.run("diff", "/", Facet.sample("home")).status == .exited(66))
  }

  @Test("Ids and titles cannot send control characters to the terminal")
  func noIdOrTitleCanControlTheTerminal() throws {
    let poison = #"\u001b[31m\u009b2J\u202e\u0007\n"#
    let hostile =
      #"[{"id":"\#(poison)","component":{"id":"x"},"text":{"title":"\#(poison)"},"custom":{"\#(poison)":1}}]"#
    let tame =
      #"[{"id":"\#(poison)","component":{"id":"x"},"text":{"title":"a"}},{"id":"\#(poison)","component":{"id":"x"}}]"#
    for options in [[], ["--format", "json"]] {
      let command = try diff(hostile, tame, options)
      #expect(command.status == .exited(1))
      #expect(Harm.find(in: command.outputBytes).isEmpty)
    }
  }

  /// A reversed list, a list with one id throughout, and a list inside another facet.
  @Test("Lists of 20,000 facets are compared")
  func longListsAreCompared() throws {
    let rows = (0..<20_000).map { #"{"id":"r\#($0)","component":{"id":"row.store"}}"# }
    let list = "[\(rows.joined(separator: ","))]"
    let turned = try diff(list, "[\(rows.reversed().joined(separator: ","))]")
    #expect(turned.status == .exited(1))
    #expect(turned.output.hasSuffix("\n0 inserted, 0 deleted, 19999 moved, 0 updated; 2 the same\n"))
    let one = rows.map { _ in rows[0] }
    let repeated = try diff("[\(one.joined(separator: ","))]", "[\(one.dropFirst(5).joined(separator: ","))]")
    #expect(repeated.output.hasSuffix("\n0 inserted, 5 deleted, 0 moved, 0 updated; 19996 the same\n"))
    let nested = #"{"id":"r","component":{"id":"x"},"children":\#(list)}"#
    #expect(try diff(list, nested).output.hasSuffix("\n1 inserted, 0 deleted, 20000 moved, 0 updated; 1 the same\n"))
  }

  @Test("On a terminal each sign has its own colour")
  func signsHaveColoursOnATerminal() throws {
    let (old, new) = (try TemporaryFile(Self.old), try TemporaryFile(Self.new))
    let tmux = try Tmux(
      "/bin/sh", ["-c", "\"$0\" diff \"$1\" \"$2\"; read end", Facet.path, old.path, new.path], size: Size(100, 24))
    try tmux.wait(forText: "1 inserted, 1 deleted")
    let canvas = try tmux.canvas()
    let signs = [1, 3, 5, 6].map { row in
      canvas.row(row).first { $0.style.foreground != .terminalDefault }?.style.foreground
    }
    #expect(Set(signs).count == 4 && !signs.contains(nil))
  }

  private func diff(_ old: String, _ new: String, _ options: String...) throws -> Command {
    try diff(old, new, options)
  }

  private func diff(_ old: String, _ new: String, _ options: [String]) throws -> Command {
    let file = try TemporaryFile(new)
    return try Command.run(Facet.path, ["diff", "-", file.path] + options, input: Array(old.utf8))
  }
}
