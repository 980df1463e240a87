import FacetModel
import Testing

/// The rules and examples of semver.org, version 2.0.0.
struct SemanticVersionTests {
  @Test(
    "Versions are ordered by precedence",
    arguments: [
      [
        "1.0.0-alpha", "1.0.0-alpha.1", "1.0.0-alpha.beta", "1.0.0-beta", "1.0.0-beta.2", "1.0.0-beta.11", "1.0.0-rc.1",
        "1.0.0",
      ],
      ["0.0.0-0", "0.0.0", "0.0.1", "0.1.0", "0.10.0", "1.0.0-a", "1.0.0", "2.0.0", "2.1.0", "2.1.1", "10.0.0"],
      [
        "1.0.0-1", "1.0.0-2", "1.0.0-10", "1.0.0--", "1.0.0-1a", "1.0.0-A", "1.0.0-B", "1.0.0-a", "1.0.0-a-b",
        "1.0.0-aa",
      ],
      ["3.0.0", "3.0.1", "4.0.0", "6.0.0-beta", "6.0.0"],
      [
        "1.0.18446744073709551615", "1.0.18446744073709551616", "1.0.99999999999999999999", "1.0.100000000000000000000",
      ],
      ["1.0.0-99999999999999999999", "1.0.0-100000000000000000000", "1.0.0-0a"],
    ])
  func versionsAreOrdered(_ ascending: [String]) throws {
    let versions = try ascending.map { try #require(SemanticVersion($0), "\($0)") }
    for (position, version) in versions.enumerated() {
      for (other, later) in versions.enumerated() {
        #expect((version < later) == (position < other), "\(version) < \(later)")
        #expect((version == later) == (position == other), "\(version) == \(later)")
      }
    }
  }

  @Test("Build metadata does not affect precedence or equality") func buildMetadataIsIgnored() throws {
    let one = try #require(SemanticVersion("1.0.0+20130313144700"))
    let other = try #require(SemanticVersion("1.0.0+exp.sha.5114f85"))
    #expect(!(one < other) && !(other < one))
    #expect(one == other)
    #expect(Set([one, other, SemanticVersion(1, 0, 0)]).count == 1)
    #expect(try #require(SemanticVersion("1.0.0-rc.1+z")) < one)
  }

  /// The valid versions listed with the regular expression of the grammar.
  @Test(
    "A valid version reads back as it was written",
    arguments: [
      "0.0.4", "1.2.3", "10.20.30", "1.1.2-prerelease+meta", "1.1.2+meta", "1.1.2+meta-valid", "1.0.0-alpha",
      "1.0.0-beta", "1.0.0-alpha.beta", "1.0.0-alpha.beta.1", "1.0.0-alpha.1", "1.0.0-alpha0.valid",
      "1.0.0-alpha.0valid", "1.0.0-alpha-a.b-c-somethinglong+build.1-aef.1-its-okay", "1.0.0-rc.1+build.1",
      "2.0.0-rc.1+build.123", "1.2.3-beta", "10.2.3-DEV-SNAPSHOT", "1.2.3-SNAPSHOT-123", "1.0.0", "2.0.0", "1.1.7",
      "2.0.0+build.1848", "2.0.1-alpha.1227", "1.0.0-alpha+beta", "1.2.3----RC-SNAPSHOT.12.9.1--.12+788",
      "1.2.3----R-S.12.9.1--.12+meta", "1.2.3----RC-SNAPSHOT.12.9.1--.12", "1.0.0+0.build.1-rc.10000aaa-kk-0.1",
      "99999999999999999999999.999999999999999999.99999999999999999", "1.0.0-0A.is.legal", "1.0.0+001",
      "1.0.0-99999999999999999999999",
    ])
  func validVersionsReadBack(_ text: String) {
    #expect(SemanticVersion(text)?.description == text)
  }

  @Test(
    "A text that is not a semantic version is refused",
    arguments: [
      "", "1", "1.2", "1.2.3-0123", "1.2.3-0123.0123", "1.1.2+.123", "+invalid", "-invalid", "-invalid+invalid",
      "-invalid.01", "alpha", "alpha.beta", "alpha.beta.1", "alpha.1", "alpha+beta", "alpha_beta", "alpha.", "alpha..",
      "beta", "1.0.0-alpha_beta", "-alpha.", "1.0.0-alpha..", "1.0.0-alpha..1", "1.0.0-alpha...1", "1.0.0-alpha....1",
      "01.1.1", "1.01.1", "1.1.01", "1.2.3.DEV", "1.2-SNAPSHOT", "1.2.31.2.3----RC-SNAPSHOT.12.09.1--..12+788",
      "1.2-RC-SNAPSHOT", "-1.0.3-gamma+b7718", "+justmeta", "9.8.7+meta+meta", "9.8.7-whatever+meta+meta", "1.2.3-",
      "1.2.3+", "1.2.3-+build", "1.2.3-a+", "v1.2.3", " 1.2.3", "1.2.3 ", "1.2.3\n", "1..3", ".1.2", "1.2.", "1.2.3.4",
      "-1.2.3", "1.-2.3", "+1.2.3", "1.2.+3", "0x1.2.3", "1e1.0.0", "1,2,3", "00.0.0", "1.0.0-00", "1.2.3-é", "1.2.3+ü",
      "１.2.3", "1.2.3-\u{301}a", "1.\u{301}2.3",
      "99999999999999999999999.999999999999999999.99999999999999999----RC-SNAPSHOT.12.09.1----------..12",
    ])
  func invalidVersionsAreRefused(_ text: String) {
    #expect(SemanticVersion(text) == nil)
  }

  @Test("A version can be made of three numbers") func versionsCanBeMadeOfNumbers() {
    #expect(SemanticVersion(3, 0, 1) == SemanticVersion("3.0.1"))
    #expect(SemanticVersion(3, 0, 1).description == "3.0.1")
    #expect(Capabilities.current.description == "6.1.0")
  }
}
