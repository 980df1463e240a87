import Prism
import Testing

/// The parts of a brand's files that facet does not read are faults.
struct UnreadPartsTests {
  @Test("Icons that are written as tokens are named, with the place where icons go")
  func iconTokensAreNamed() throws {
    var files = try HarborFiles()
    try files.insertIntoBase(
      #""icon": {"$type": "fontFamily", "small": {"check": {"$value": "Y"}, "chekc": {"$value": "Z"}}}"#)
    let faults = files.faults
    #expect(faults.count == 2, "\(faults)")
    for (name, fault) in zip(["check", "chekc"], faults) {
      #expect(fault.hasPrefix("base.tokens.json:9:"))
      let reason = #"facet does not read "icon.small.\#(name)": icons go under "dev.facet.icons""#
      #expect(fault.contains(reason), "\(fault)")
    }
  }

  @Test("Tokens of a group that no scheme uses are named, each once")
  func unusedGroupsAreNamed() throws {
    var files = try HarborFiles()
    try files.insertIntoBase(#""spaccing": {"$type": "dimension", "none": {"$value": {"value": 0, "unit": "px"}}}"#)
    #expect(
      files.faults == [
        #"base.tokens.json:9:46: facet does not use "spaccing.none": it reads color, typography, spacing, and the "#
          + "tokens that these refer to (at /spaccing/none)"
      ])
    // One scheme alone cannot tell what the other one uses.
    _ = try files.tokens.values(for: .light)
  }

  @Test("A group of the base file that only one scheme uses is no fault, nor are spare colours of a palette")
  func groupsOfOneSchemeAreUsed() throws {
    var files = try HarborFiles()
    try files.insertIntoBase(
      ##""night": {"$type": "color", "ink": {"$value": "#ffffff"}, "spare": {"$value": "#eeeeee"}}"##)
    #expect(files.faults.count == 2)
    try files.replace(
      #""link": { "$value": "{palette.sea.35}" }"#, with: #""link": { "$value": "{night.ink}" }"#,
      in: "dark.tokens.json")
    #expect(files.faults.isEmpty, "\(files.faults)")
  }

  @Test("Unknown extensions of facet are named, and those of other programs are not")
  func unknownExtensionsAreNamed() throws {
    var files = try HarborFiles()
    let link = #""link": { "$value": "{palette.sea.70}" }"#
    let extensions = #""dev.facet.dept": {"256": 20}, "dev.facet.icons": {}, "com.example.dept": {"256": 20}"#
    try files.replace(
      link, with: String(link.dropLast()) + #", "$extensions": {\#(extensions)} }"#, in: "light.tokens.json")
    let faults = files.faults
    #expect(faults.count == 2, "\(faults)")
    for (name, fault) in zip(["dev.facet.dept", "dev.facet.icons"], faults) {
      #expect(
        fault.hasPrefix("light.tokens.json:10:") && fault.contains(#"facet reads no "\#(name)" here"#), "\(fault)")
    }
  }

  @Test("The alpha of a colour is named at its place, once for all tokens that refer to it")
  func transparencyIsNamed() throws {
    var files = try HarborFiles()
    let value = ##""components": [0.0549, 0.1098, 0.1255], "hex": "#0e1c20""##
    try files.replace(value, with: value + ##", "alpha": 1"##, in: "base.tokens.json")
    #expect(files.faults.isEmpty, "\(files.faults)")
    try files.replace(##""alpha": 1"##, with: ##""alpha": 0.1"##, in: "base.tokens.json")
    try files.replace(
      #""warning": { "$value": "{palette.sand.75}" }"#, with: ##""warning": { "$value": "#12345680" }"##,
      in: "light.tokens.json")
    let faults = files.faults
    #expect(faults.count == 2, "\(faults)")
    #expect(faults.allSatisfy { $0.contains("a terminal shows no transparency, so this alpha is not used") })
    #expect(faults.first?.hasSuffix("(at /palette/fog/95/$value/alpha)") == true, "\(faults)")
    #expect(faults.last?.hasSuffix("(at /color/text/warning/$value)") == true, "\(faults)")
  }
}
