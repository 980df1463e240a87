import TestSupport
import Testing

/// The names that errors suggest for misspelled words of the command line.
struct SuggestionTests {
  @Test(
    "A misspelled command or component names the nearest one",
    arguments: [
      (["rendr", "a.json"], "there is no command 'rendr', nor a file of that name; did you mean render?"),
      (["help", "lnt"], "there is no command 'lnt'; did you mean lint?"),
      (["help", "keyz"], "there is no command 'keyz'; did you mean keys?"),
      (["render", "--brand", "cavier", Facet.sample("home")], "no brand 'cavier'; did you mean caviar?"),
      (["components", "row.stroe"], "no component 'row.stroe'; did you mean row.store?"),
    ])
  func misspelledNamesGetTheNearest(words: [String], says: String) throws {
    let command = try Command.run(Facet.path, words)
    #expect(command.errors == "facet: \(says)\n")
    #expect(command.status == .exited(64))
  }

  @Test(
    "A misspelled file names the similar one beside it, for each command that reads files",
    arguments: [["render"], ["open"], [], ["lint"], ["diff", Facet.sample("home")], ["replay"]])
  func misspelledFilesGetTheSimilarOne(command: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write("[]", to: "menü.json")
    let result = try Command.run(Facet.path, command + [folder.path("menu.json")])
    #expect(result.errors.hasSuffix("no such file; did you mean \(folder.path("menü.json"))?\n"), "\(result.errors)")
    #expect(result.status == .exited(66))
  }

  @Test("A file without its ending is found beside its name")
  func missingEndingIsSuggested() throws {
    let errors = try Facet.run("render", Repository.path("SampleFeeds/store")).errors
    #expect(errors.contains("did you mean \(Facet.sample("store"))?"))
  }

  @Test("A path without a similar file gets no suggestion")
  func nothingSimilarIsSuggested() throws {
    let path = Repository.path("SampleFeeds/zucchini")
    #expect(try Facet.run("render", path).errors == "facet: \(path): no such file\n")
  }

  @Test(
    "A host with a port and no scheme is suggested as an address",
    arguments: ["localhost:8080/home", "localhost", "feeds.example:80", "127.0.0.1:9/x"])
  func hostsGetTheirScheme(address: String) throws {
    let errors = try Facet.run("render", address).errors
    #expect(errors == "facet: \(address): no such file; did you mean http://\(address)?\n")
  }

  @Test("The suggestion is in the language of the user")
  func suggestionsSpeakSpanish() throws {
    let errors = try Facet.run("render", Repository.path("SampleFeeds/hom.json"), "--language", "es").errors
    #expect(errors.hasSuffix("no existe ese archivo; ¿querías decir \(Facet.sample("home"))?\n"))
  }
}
