import Foundation
import TestSupport
import Testing

/// Reports of `--ascii` have ASCII characters only.
struct ASCIIReportTests {
  @Test(
    "Reports with --ascii have ASCII characters alone",
    arguments: [
      ["components", "row.store"], ["components", "row.store", "--brand", "caviar"], ["components"], ["brands"],
      ["brands", Repository.path("Tests/PrismTests/Brands/harbor")],
    ])
  func reportsAreASCII(words: [String]) throws {
    let plain = try Facet.run(words)
    let folded = try Facet.run(words + ["--ascii"])
    #expect(plain.status == .exited(0) && folded.status == .exited(0))
    #expect(!folded.outputBytes.isEmpty && folded.outputBytes.allSatisfy { $0 < 0x80 }, "\(folded.output)")
    #expect(folded.output.split(separator: "\n").count == plain.output.split(separator: "\n").count)
  }

  @Test("The example of a component stays the same JSON in ASCII")
  func examplesStayTheSame() throws {
    func example(_ options: String...) throws -> NSDictionary {
      let output = try Facet.run(["components", "row.store"] + options).output
      let start = try #require(output.firstRange(of: "{\"id\"")).lowerBound
      return try #require(try JSONSerialization.jsonObject(with: Data(output[start...].utf8)) as? NSDictionary)
    }
    #expect(try example("--ascii") == example())
  }

  @Test("A summary of events with --ascii has ASCII characters alone")
  func summariesAreASCII() throws {
    let folder = try TemporaryFolder()
    let line =
      #"{"event":"click","timestamp":1,"session_id":"s","brand":"doordash","facets_version":"6.1.0","page":"麺港","#
      + #""section":"s","component":"row.store","id":"a","path":"s/a","position":0,"logging":null}"#
    try folder.write(line + "\n", to: "麺港.jsonl")
    let plain = try Facet.run("events", folder.path("麺港.jsonl"))
    let folded = try Facet.run("events", folder.path("麺港.jsonl"), "--ascii")
    #expect(!plain.outputBytes.allSatisfy { $0 < 0x80 } && plain.status == folded.status)
    #expect(!folded.outputBytes.isEmpty && folded.outputBytes.allSatisfy { $0 < 0x80 }, "\(folded.output)")
  }
}
