import AppTestSupport
import Drawing
import FacetModel
import Foundation
import JSON
import TestSupport
import Testing

@testable import Branding
@testable import CommonApp
@testable import Lint

/// The inspector and lint report the same findings about a facet.
struct InspectorFindingTests {
  /// Feeds in many shapes. Each has faults of content, style and placement, and of decoding.
  private static let documents: [String: String] = [
    "nested":
      #"{"body":[{"id":"pier","body":[{"id":"eel","component":{"id":"row.item","category":"row"},"#
      + #""text":{"titel":"Eel","annotation":"cold","custom":{"smoke_lvel":"high words"}},"custom":{"prcie":{}},"#
      + #""images":{"icon":{"uri":"a"}},"style":{"size_class":"gigantic","padding":{"top":"vast"}},"children":[]},"#
      + #"{"id":"cod","component":{"id":"row.text","category":"row"},"text":{"title":"Cod"},"txet":{"title":"x"}}]}]}"#,
    "logging that is read later":
      #"{"body":[{"id":"pier","body":[{"id":"eel","component":{"id":"row.text","category":"row"},"#
      + #""text":{"title":"Eel"},"logging":{"tide":1,"tide":2,"name":"\udc00"},"#
      + #""images":{"icon":{"uri":"a","logging":{"shown":true,"shown":false}}}}]}]}"#,
    "logging of parents and children":
      #"{"body":[{"id":"pier","body":[{"id":"net","component":{"id":"carousel.standard","category":"carousel"},"#
      + #""logging":{"a":1,"a":2},"children":[{"id":"eel","component":{"id":"card.store","category":"card"},"#
      + #""text":{"title":"Eel"},"logging":"{\"b\":","custom":{"rating":{"averge_rating":4}}}]}]}]}"#,
    "one id in several sections":
      #"{"body":[{"id":"pier","body":[{"id":"eel","component":{"id":"row.text"},"text":{"title":"Eel"}},"#
      + #"{"id":"cod","component":{"id":"row.text"},"text":{"title":"Cod"}}]},"#
      + #"{"id":"quay","body":[{"id":"net","component":{"id":"carousel.standard"},"children":["#
      + #"{"id":"eel","component":{"id":"card.store"},"text":{"title":"Eel"}}]}]},"#
      + #"{"id":"jetty","body":[{"id":"eel","component":{"id":"row.text"},"text":{"title":"Eel"}},"#
      + #"{"id":"cod","component":{"id":"row.text"},"text":{"title":"Cod"}}]},"#
      + #"{"id":"mole","body":[{"id":"cod","component":{"id":"row.text"},"text":{"title":"Cod"}}]}]}"#,
    "flat, in camelCase":
      #"{"header":{"id":"hi","component":{"id":"header.page"},"text":{"title":"Hi","titleTextAttributes":"#
      + #"{"textColor":"mauve","textStyle":"SHOUT"}}},"sections":[{"id":"pier","body":["#
      + #"{"id":"eel","component":{"id":"card.store"},"text":{"title":"Eel","subtitel":"x"},"childrenCount":0},"#
      + #"{"id":"eel","component":{"id":"card.store"},"text":{"title":"Eel"},"childrenCount":0,"style":"#
      + #"{"border":{"style":"WIGGLY","color":"no colour","width":"BROAD"}}},"#
      + #"{"id":"net","component":{"id":"carousel.standard"},"childrenCount":3,"layout":{"dlsPadding":{"left":"HUGE"},"#
      + #""gridSpecs":{"phone":{"interRowSpacing":"VAST"}}},"events":{"click":{"name":"navigate"}}}],"#
      + #""style":{"backgroundColor":"none","spacing":"wide"}}]}"#,
    "objects in strings":
      #"[{"id":"eel","component":{"id":"row.item","category":"row"},"text":{"title":"Eel \u202e"},"#
      + #""custom":"{\"badges\":[{\"text\":\"x\",\"background_color\":\"mauve\",\"dls_tag_size\":\"vast\","#
      + #"\"dls_tag_style\":\"odd\",\"type\":\"odd\"}],\"title\":\"x\",\"extra_styles\":{\"title\":{\"color\":\"ink\"}},"#
      + #"\"primary_button_style\":{\"background_color\":\"soot\"},\"price\":{\"unit_amount\":6}}","#
      + #""events":{"click":{"name":"navigate","data":"{\"uri\":\"gopher://x\",\"curser\":1}"},"hover":{}}}]"#,
    "modules":
      #"{"display_modules":[{"id":"m","type":"facet","data":{"id":"eel","component":{"id":"row.text"},"#
      + #""text":{"title":"Eel"},"styel":{"size_class":"vast"},"custom":{"range_direction":"sideways"}}},"#
      + #"{"id":"n","type":"t","data":"{\"id\":\"cod\",\"id\":\"cod\",\"component\":{\"id\":\"row.text\"},"#
      + #"\"text\":{\"title\":7,\"description\":[]},\"style\":{\"padding\":\"VAST\"},\"images\":{\"main\":{}}}"}]}"#,
    "pictures with clicks, and children that are no facets":
      #"{"body":[{"id":"pier","body":[{"id":"net","component":{"id":"banner.image"},"children":["eel",7],"#
      + #""images":{"main":{"uri":"a","style":"BLOB","events":{"click":{"name":"teleport"}}},"custom":{"mobil":{"uri":"b"},"#
      + #""web":{"uri":"c","events":{"click":{"name":"navigate","data":{}}}}}}},"id not text",{"id":"bare"},"#
      + #"{"component":{"id":"tide.table","category":"row"},"text":{"title":"x"}}]}],"style":{"spacing":"odd"}}"#,
    "the page and its sections":
      #"{"body":[{"id":"pier \u0007","style":{"background_color":"mauve"},"layuot":{},"body":[{"id":"eel","#
      + #""component":{"id":"row.text"},"text":{"title":"Eel"},"style":{"dls_type":"odd"}}]}],"#
      + #""page":{"next":{"name":"teleport"}},"style":{"padding":{"top":"odd"}}}"#,
  ]

  private struct Report: Decodable {
    struct File: Decodable {
      struct Finding: Decodable {
        let code, message, pointer: String
        let line, column: Int
      }
      let diagnostics: [Finding]
    }
    let files: [File]
  }

  /// Returns the findings of `facet lint --format json` for each facet, by the pointer of the facet. Findings that are
  /// in no facet have the pointer "".
  private func lint(_ json: String, facets: [String]) throws -> [String: [String]] {
    let factory = Brand.doorDash.makeFactory()
    let linter = FileLinter(capabilities: factory.capabilities, factory: factory)
    let files = linter.lintAll(ByteBuffer(json), path: "pier.json")
    let text = LintJSONReport(severity: LintSeverity(isStrict: false)).report(files).text
    let report = try JSONDecoder().decode(Report.self, from: Data(text.utf8))
    var findings: [String: [String]] = [:]
    for finding in report.files[0].diagnostics {
      let owners = facets.filter { finding.pointer == $0 || finding.pointer.hasPrefix($0 + "/") }
      let owner = owners.max { $0.count < $1.count }
      findings[owner ?? "", default: []].append("\(finding.code) \(finding.line):\(finding.column) \(finding.message)")
    }
    return findings.mapValues { $0.sorted() }
  }

  @Test("The inspector lists exactly the findings of lint about each facet", arguments: documents.keys.sorted())
  func sameFindings(of name: String) throws {
    let json = try #require(Self.documents[name])
    let page = try #require(try TestApp(json: json, size: Size(160, 60)).app.history.current.page?.page)
    let facets = (0..<page.feed.tree.count).map { page.feed.tree[$0] }
    let pointers = facets.map { $0.source.document.pointer(at: $0.source.range.lowerBound) }
    var linted = try lint(json, facets: pointers)
    linted[""] = nil
    let bytes = ByteBuffer(json)
    let lines = LineTable(bytes)
    var inspected: [String: [String]] = [:]
    for (facet, pointer) in zip(facets, pointers) {
      let found = page.findings(of: facet).map {
        "\($0.rule.code) \(lines.location(of: $0.shownOffset(in: bytes)).description) \($0.message)"
      }
      if !found.isEmpty { inspected[pointer] = found.sorted() }
    }
    #expect(!linted.isEmpty)
    #expect(inspected == linted)
  }

  @Test("The inspector shows codes and the number of findings") func inspectorShowsFindings() throws {
    let app = try TestApp(json: try #require(Self.documents["nested"]), size: Size(160, 60))
    app.press(.character("i")).page("page").shows("Diagnostics").shows("F061").shows("F060")
  }
}
