import AppTestSupport
import Drawing
import TestSupport
import Testing

/// Moving from section to section with braces.
struct SectionMoveTests {
  @Test("Braces move from section to section and back to the top, always with a visible focus")
  func bracesGoFromSectionToSection() throws {
    let app = try TestApp(sample: "home", size: Size(80, 12), reducesMotion: true)
    let words = { app.page.map { $0.filter { $0 != "▌" && $0 != " " } } }
    let top = words()
    var pages = [top]
    while pages.count < 12 {
      app.press(.character("}"))
      #expect(!app.marked.isEmpty, "\(app.picture)")
      if words() == pages.last { break }
      pages.append(words())
    }
    #expect(pages.count > 3)
    for _ in pages {
      app.press(.character("{"))
      #expect(!app.marked.isEmpty, "\(app.picture)")
    }
    #expect(words() == top)
  }

  @Test("Braces reach each section of the last screen, on which the page cannot scroll", arguments: [12, 20, 60])
  func bracesReachTheLastSections(height: Int) throws {
    let row = { (id: String) in
      #"{"id":"\#(id)","component":{"id":"row.text"},"text":{"title":"\#(id)"},"events":{"click":{"name":"navigate","data":{"uri":"x"}}}}"#
    }
    let sections = ["A", "B", "C", "D"].map { name in
      #"{"id":"\#(name)","body":[\#((1...3).map { row("\(name)\($0)") }.joined(separator: ","))]}"#
    }
    let app = try TestApp(
      json: #"{"body":[\#(sections.joined(separator: ","))]}"#, size: Size(60, height), reducesMotion: true)
    app.press(.down)
    var way: [String?] = []
    for key in "}}}{{{".unicodeScalars {
      app.press(.character(key))
      #expect(app.marked.count == 1, "\(app.picture)")
      way.append(app.focused)
    }
    #expect(way == ["B1", "C1", "D1", "C1", "B1", "A1"])
    app.press(.down).press(.down).press(.character("{"))
    #expect(app.focused == "A1", "the beginning of the present section comes first")
  }

  @Test("Braces pass a section without targets in both directions")
  func bracesPassWords() throws {
    let row = { (id: String, click: String) in
      #"{"id":"\#(id)","component":{"id":"row.text"},"text":{"title":"\#(id)"}\#(click)}"#
    }
    let click = #","events":{"click":{"name":"navigate","data":{"uri":"x"}}}"#
    let sections = [("A", click), ("B", ""), ("C", click)].map { name, click in
      #"{"id":"\#(name)","body":[\#((1...6).map { row("\(name)\($0)", click) }.joined(separator: ","))]}"#
    }
    let app = try TestApp(
      json: #"{"body":[\#(sections.joined(separator: ","))]}"#, size: Size(60, 20), reducesMotion: true)
    app.press(.down)
    for _ in 0..<3 { app.press(.character("}")) }
    #expect(app.focused?.hasPrefix("C") == true && !app.marked.isEmpty, "\(app.picture)")
    for _ in 0..<3 { app.press(.character("{")) }
    #expect(app.focused == "A1" && !app.marked.isEmpty, "\(app.picture)")
  }
}
