import Drawing
import TestSupport
import Testing

/// Starting without a source, with the brand's welcome page and its home page.
struct WelcomeTests {
  @Test("The first frame is the welcome page, without a splash")
  func theWelcomeComesFirst() throws {
    let session = try PtySession(BuiltProduct.path("caviar"), size: Size(90, 30))
    try session.wait(forText: "Welcome", after: 0)
    #expect(!session.text.contains("Setting the table"))
    try session.settle()
    // The welcome page does not move until the user presses a key.
    #expect(session.outputWhileIdle(for: .milliseconds(600)).isEmpty)
    try session.send("\u{1B}")
    try session.wait(forText: "What", after: 0)
    try session.wait(forText: "caviar-home.json")
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))
    #expect(session.privateModes.areRestored)
  }

  @Test("Enter leads from the welcome page to the home page")
  func enterLeadsHome() throws {
    let session = try PtySession(BuiltProduct.path("doordash"), size: Size(90, 30))
    try session.wait(forText: "Welcome", after: 0)
    #expect(!session.text.contains("Knocking on a few doors"))
    try session.send("\r")
    try session.wait(forText: "A phone would ask where to deliver.", after: 0)
    try session.send("\r")
    try session.wait(forText: "What sounds good tonight?", after: 0)
    try session.send("q")
    #expect(try session.waitForExit() == .exited(0))
  }

  @Test("With reduced motion the program starts at the home page")
  func reducedMotionStartsAtHome() throws {
    let home = try TemporaryFolder()
    try home.write(#"{"reduced-motion": true}"#, to: ".config/facet/config.json")
    for (words, environment) in [(["--reduced-motion"], [:]), ([], ["HOME": home.path])] {
      let session = try PtySession(Facet.path, words, size: Size(90, 30), environment: environment)
      try session.wait(forText: "What sounds good tonight?", after: 0)
      #expect(!session.text.contains("The whole neighborhood") && !session.text.contains("Welcome"))
    }
  }

  @Test("A source is shown without splash and welcome page")
  func aSourceSkipsTheSplash() throws {
    let session = try PtySession(Facet.path, [Facet.sample("store")], size: Size(90, 30))
    try session.wait(forText: "store.json", after: 0)
    #expect(!session.text.contains("The whole neighborhood") && !session.text.contains("Welcome"))
  }
}
