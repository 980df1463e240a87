import Drawing
import Foundation
import TestSupport
import Testing

/// The language of the client: that of the locale on a terminal, and English elsewhere.
struct LanguageTests {
  private static let closed = #"""
    [{"id": "a", "component": {"id": "row.store"}, "text": {"title": "Golden Spoon"},
      "custom": {"is_currently_available": false}}]
    """#

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.closed, to: "closed.json")
    return folder
  }

  @Test("Printed pages are English in every locale, unless --language says otherwise")
  func printedTextIsEnglish() throws {
    let folder = try folder()
    let locale = ["LC_ALL": "es_MX.UTF-8", "LANG": "es_MX.UTF-8"]
    for words in [
      ["render", folder.path("closed.json")], [folder.path("closed.json")],
      ["render", folder.path("closed.json"), "--linear"],
    ] {
      let plain = try Facet.run(words)
      #expect(try Facet.run(words, environment: locale).output == plain.output)
      #expect(!plain.output.contains("disponible"))
      #expect(try Facet.run(words + ["--language", "es"]).output.contains("disponible"))
    }
  }

  @Test("On a terminal the locale decides the language, and --language overrides it")
  func terminalFollowsTheLocale() throws {
    let folder = try folder()
    let locale = ["LC_ALL": "", "LC_MESSAGES": "es_MX.UTF-8", "LANG": "en_US.UTF-8"]
    let spanish = try PtySession(Facet.path, [folder.path("closed.json")], environment: locale)
    try spanish.wait(forText: "No disponible", after: 0)
    let english = try PtySession(
      Facet.path, [folder.path("closed.json"), "--language", "en"], environment: locale)
    try english.wait(forText: "Unavailable", after: 0)
  }

  @Test("An unknown language is a usage error that names the known ones")
  func unknownLanguageIsRefused() throws {
    let command = try Facet.run("render", Facet.sample("home"), "--language", "fr")
    #expect(command.status == .exited(64))
    #expect(command.errors == "facet: no language 'fr'; the languages are en, es\n")
  }

  @Test("An error that ends a command is in the language that the command was given, and else in English")
  func errorsFollowTheLanguage() throws {
    let locale = ["LC_ALL": "es_MX.UTF-8"]
    let plain = try Facet.run(["render", "/zz.json"], environment: locale)
    #expect(plain.errors == "facet: /zz.json: no such file\n")
    for words in [["render", "/zz.json", "--language", "es"], ["/zz.json", "--language=es"]] {
      let told = try Facet.run(words)
      #expect(told.errors == "facet: /zz.json: no existe ese archivo\n" && told.status == plain.status)
    }
    let lint = try Facet.run(["lint", "/zz.json"], environment: locale)
    #expect(lint.errors == "facet: /zz.json: no such file\n")
  }

  @Test("A recording is English unless --language says otherwise, and replays in its own language")
  func recordingKeepsItsLanguage() throws {
    let folder = try folder()
    let locale = ["LC_ALL": "es_MX.UTF-8"]
    for (name, options, text) in [("en", [], "Unavailable"), ("es", ["--language", "es"], "No disponible")] {
      let session = folder.path("\(name).jsonl")
      let record = try Facet.run(
        ["record", folder.path("closed.json"), "-o", session, "--size", "60x12", "--keys", "j ?"] + options,
        environment: locale)
      #expect(record.status == .exited(0), "\(record.errors)")
      #expect(try String(contentsOfFile: session, encoding: .utf8).contains(text))
      #expect(try Facet.run(["replay", session, "--check"], environment: locale).status == .exited(0))
      #expect(try Facet.run(["replay", session, "--check"]).status == .exited(0))
    }
  }
}
