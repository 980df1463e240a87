import AppTestSupport
import Drawing
import Prism
import TestSupport
import Testing

@testable import AppCore
@testable import Input

struct LetterHintTests {
  private typealias Sketch = SketchedPage

  private static let hint = Key.character("f")

  @Test(
    "No label is the beginning of another, and labels are as short as possible",
    arguments: [0, 1, 25, 26, 27, 51, 52, 76, 100, 676, 677, 2000])
  func noLabelIsTheBeginningOfAnother(count: Int) {
    let labels = LetterHints.labels(count)
    #expect(labels.count == count)
    #expect(Set(labels).count == count)
    let known = Set(labels)
    for label in labels {
      for length in 1..<max(1, label.count) {
        #expect(!known.contains(String(label.prefix(length))), "\(label) can never be typed")
      }
    }
    // All of one length, or of two, and no longer than necessary.
    let lengths = Set(labels.map(\.count))
    #expect(lengths.count < 3 && (lengths.max() ?? 0) <= (count > 676 ? 3 : count > 26 ? 2 : 1))
  }

  @Test(
    "Everything that can be opened has a label that can be read",
    arguments: ["home", "store", "landing", "retail", "search"], [Size(40, 20), Size(80, 24), Size(140, 50)])
  func labelsAreReadable(sample: String, size: Size) throws {
    let app = try TestApp(sample: sample, size: size, reducesMotion: true)
    for _ in 0..<3 {
      let targets = app.app.history.current.targets
      app.press(Self.hint)
      let frame = app.frame
      for (label, target) in zip(LetterHints.labels(targets.count), targets) {
        let x = max(0, target.x - label.count)
        let shown = (0..<label.count).map { frame[x + $0, target.y].glyph?.text ?? "" }.joined()
        #expect(shown == label, "at \(x),\(target.y) of \(targets.count)\n\(app.picture)")
      }
      app.press(.escape).press(.pageDown)
    }
  }

  @Test("A letter stands only at what does something")
  func lettersStandAtWhatDoesSomething() throws {
    let part = { (id: String, component: String, click: String) in
      let events = click.isEmpty ? "" : #","events":{"click":\#(click)}"#
      return #"{"id":"\#(id)","component":{"id":"\#(component)"},"text":{"title":"\#(id)"}\#(events)}"#
    }
    let rows = [
      part("Store", "row.text", #"{"name":"navigate","data":{"uri":"store/1"}}"#),
      part("Nowhere", "row.text", #"{"name":"navigate","data":{}}"#),
      part("Oddity", "row.text", #"{"name":"teleport","data":{}}"#),
      part("Another app", "row.text", #"{"name":"navigate","data":{"uri":"zz-app://x"}}"#),
      part("Call", "row.text", #"{"name":"navigate","data":{"uri":"tel:123"}}"#),
      part("Below", "row.text", ##"{"name":"navigate","data":{"uri":"#Store"}}"##),
      part("Gone", "row.text", ##"{"name":"navigate","data":{"uri":"#gone"}}"##),
      part("Idle button", "button.standard", ""), part("Words", "row.text", ""),
    ]
    let app = try TestApp(json: "[\(rows.joined(separator: ","))]", size: Size(60, 40), reducesMotion: true)
    app.press(Self.hint)
    let names = ["Store", "Nowhere", "Oddity", "Another app", "Call", "Below", "Gone", "Idle button", "Words"]
    let lettered = names.filter { name in
      app.page.contains { row in
        guard let start = row.range(of: name)?.lowerBound, start > row.startIndex else { return false }
        return row[row.startIndex..<start].contains(where: \.isLetter)
      }
    }
    #expect(lettered == ["Store", "Below"], "\(app.picture)")
  }

  @Test("Typing a label opens its target, as a click does")
  func typingALabelOpensItsTarget() throws {
    let count = try TestApp(.town).app.history.current.targets.count
    #expect(count == 9)
    for number in 0..<count {
      let app = try TestApp(.town)
      app.press(Self.hint).type(LetterHints.labels(count)[number].uppercased())
      let other = try TestApp(.town)
      let target = other.app.history.current.targets[number]
      other.click(x: target.x, y: target.y).click(x: target.x, y: target.y)
      expectSameFrame(app.frame, as: other.frame)
      #expect(app.breadcrumbs == other.breadcrumbs)
    }
  }

  @Test(
    "A key that is not a label closes the letters and does nothing else",
    arguments: [Key.character("1"), .escape, .down, .enter, .character("é"), .backspace])
  func otherKeysCloseTheHints(key: Key) throws {
    let app = try TestApp(.town)
    let before = app.frame
    app.press(Self.hint).press(key)
    expectSameFrame(app.frame, as: before)
  }

  private static let crowd = SketchedWorld.page(
    Sketch.section(nil, (1...60).map { Sketch.row("Row \($0)", to: "doordash://orders") }))

  /// With more targets than letters, some labels have two letters.
  @Test("With many targets, some labels take two letters")
  func manyTargetsTakeTwoLetters() throws {
    let app = try TestApp(Self.crowd, size: Size(40, 90))
    let before = app.frame
    let labels = LetterHints.labels(app.app.history.current.targets.count)
    let long = try #require(labels.lastIndex { $0.count == 2 })
    app.press(Self.hint).type(String(labels[long].prefix(1)))
    app.page("Home").shows(String(labels[long].suffix(1)) + "Row \(long + 1)")
    #expect(!app.page.contains { $0.contains(labels[0] + "Row 1 ") })
    app.type("1")
    expectSameFrame(app.frame, as: before)
    app.press(Self.hint).type(labels[long]).page("Orders")
    app.press(.backspace)
    #expect(app.focused == "Row \(long + 1)")
  }

  /// Targets under a sticky header get no label.
  @Test("Targets under a sticky header get no label")
  func targetsUnderAHeaderHaveNoLabel() throws {
    let app = try TestApp(
      .page(Sketch.section("Sticky", (1...30).map { Sketch.row("Row \($0)", to: "doordash://orders") })))
    app.press(.control("e"), times: 6)
    #expect(app.page.first?.contains("Sticky") == true)
    app.press(Self.hint)
    #expect(app.page.first?.contains("Sticky") == true)
    #expect(app.app.history.current.targets.allSatisfy { $0.y > 0 })
    app.type("a").page("Orders")
  }

  @Test("The screens of the brands have labels too", arguments: TestApp.brands.map(\.name))
  func brandScreensHaveHints(brand: String) throws {
    let brand = try #require(TestApp.brands.first { $0.name == brand })
    let world = SketchedWorld.page(Sketch.section(nil, [Sketch.row("Login", to: "caviar://login")]))
    let app = try TestApp(world, brand: brand, size: Size(80, 24))
    app.press(.down).press(.enter).page("Sign in")
    let before = app.frame
    app.press(Self.hint).page("Sign in")
    #expect(app.frame != before)
    app.type("a").page("Sign up")
  }

  @Test("On a page with nothing to open, f says so and shows no letters")
  func missingTargetsAreReported() throws {
    let app = try TestApp(.page(Sketch.section(nil, [Sketch.row("nothing but words")])))
    let before = app.page
    app.press(Self.hint).says("nothing here can be opened")
    #expect(app.page == before)
  }

  /// A resize closes the letters, and carousels do not move while letters are shown.
  @Test("A resize closes the letters, and carousels stand still while letters are shown")
  func labelsKeepTheirTargets() throws {
    let app = try TestApp(.town)
    app.press(Self.hint)
    app.receive(.resize(Size(44, 16)))
    expectSameFrame(app.frame, as: try TestApp(.town, size: Size(44, 16)).frame)
    let moving = try TestApp(sample: "home", size: Size(80, 40))
    let deadline = try #require(moving.deadline)
    moving.press(Self.hint)
    let before = moving.frame
    #expect(moving.deadline == nil)
    moving.receive(.clock(deadline))
    expectSameFrame(moving.frame, as: before)
    moving.press(.escape)
    let still = try TestApp(sample: "home", size: Size(80, 40))
    still.receive(.clock(deadline))
    expectSameFrame(moving.frame, as: still.frame)
  }

  @Test("The letters match their golden frame", arguments: TestApp.brands.map(\.name))
  func hintsMatchGolden(brand: String) throws {
    let app = try TestApp(
      sample: "home", brand: try #require(TestApp.brands.first { $0.name == brand }), size: Size(80, 24),
      reducesMotion: true)
    try expectGolden(app.press(Self.hint).frame.goldenRows, "app/hints-\(brand)")
  }
}
