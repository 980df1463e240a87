import Prism
import Testing

/// Missing tokens are reported in the file that they belong in.
struct MissingBaseTokensTests {
  @Test("Missing spacings and typographies are reported in the base file, once each")
  func baseFileLacksThem() throws {
    var files = try HarborFiles()
    try files.replace(#""spacing": {"#, with: #""palette2": {"#, in: "base.tokens.json")
    try files.replace("{spacing.medium}", with: "{palette2.medium}", in: "base.tokens.json")
    try files.replace("{spacing.large}", with: "{palette2.large}", in: "base.tokens.json")
    try files.replace(#""caption": {"#, with: #""capt": {"#, in: "base.tokens.json")
    let missing = files.faults.filter { $0.contains("is missing") }
    #expect(missing.count == Spacing.allCases.count + 1, "\(missing)")
    #expect(missing.contains("base.tokens.json:1:1: a dimension is missing: spacing.none"))
    #expect(missing.contains { $0.hasSuffix("a typography is missing: typography.caption (at /typography)") })
    #expect(missing.allSatisfy { $0.hasPrefix("base.tokens.json:") })
  }

  @Test("A colour is missing in the file of its scheme, even if the base file has its group")
  func colorsBelongToTheScheme() throws {
    var files = try HarborFiles()
    try files.insertIntoBase(#""color": {"text": {"$type": "color"}}"#)
    try files.replace(#""link": { "$value": "{palette.sea.70}" },"#, with: "", in: "light.tokens.json")
    let faults = files.faults.filter { $0.contains("a colour is missing") }
    #expect(faults.count == 1, "\(faults)")
    #expect(faults.first?.hasPrefix("light.tokens.json:5:13: a colour is missing: color.text.link") == true)
  }
}
