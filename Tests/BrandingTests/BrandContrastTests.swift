import Caviar
import DoorDash
import Prism
import Testing

@testable import Branding

/// The contrast of colours used together, in every brand and scheme, in full colour and in 256.
struct BrandContrastTests {
  @Test(
    "Every pair of colours that is used together has enough contrast",
    arguments: Scheme.allCases, [Depth.truecolor, .palette256])
  func everyPairCanBeRead(scheme: Scheme, depth: Depth) throws {
    for brand in [Brand.doorDash, .caviar] {
      let report = ContrastReport(Theme(try brand.tokens.values(for: scheme), depth: depth))
      #expect(report.entries.count == ColorPair.all.count)
      for entry in report.failures {
        let pair = "\(entry.pair.foreground.tokenName) on \(entry.pair.background.tokenName)"
        Issue.record("\(brand.name): \(pair) is \(entry.ratio)")
      }
    }
  }
}
