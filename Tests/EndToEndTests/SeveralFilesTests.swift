import Foundation
import TestSupport
import Testing

/// Several files as the pages of one feed.
struct SeveralFilesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for (name, end) in [("one", #","page":{"next":{"name":null,"data":null}}"#), ("two", ""), ("three", "")] {
      let row = #"{"id":"\#(name)","component":{"id":"row.text"},"text":{"title":"Page \#(name)"}}"#
      try folder.write(#"{"body":[{"id":"\#(name)","body":[\#(row)]}]\#(end)}"#, to: name + ".json")
    }
  }

  private func files(_ names: String...) -> [String] { names.map { folder.path($0 + ".json") } }

  @Test("Files without cursors follow each other, and after the last one the feed ends")
  func filesFollowEachOther() throws {
    let run = try Facet.run(
      ["render"] + files("one", "two", "three") + ["--size", "60x16", "--keys", "G G G"])
    let rows = run.output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let pages = rows.filter { $0.hasPrefix("Page ") }
    #expect(pages == ["Page one", "Page two", "Page three"], "\(run.output)")
    #expect(run.output.contains("That is everything"), "\(run.output)")
  }

  @Test("A broken file is an error at the end of the page")
  func brokenFilesAreErrors() throws {
    try folder.write("{", to: "broken.json")
    let run = try Facet.run(
      ["render"] + files("one", "broken", "two") + ["--size", "60x16", "--keys", "G G"])
    #expect(run.output.contains("Page one") && run.output.contains("could not be loaded"), "\(run.output)")
    #expect(!run.output.contains("Page two"))
  }

  @Test("The linear mode and a page without cuts have all files")
  func otherOutputsHaveAllFiles() throws {
    for options in [["--linear"], ["--full", "--size", "60x16"]] {
      let run = try Facet.run(["render"] + files("one", "two", "three") + options)
      #expect(["Page one", "Page two", "Page three"].allSatisfy(run.output.contains), "\(run.output)")
    }
  }
}
