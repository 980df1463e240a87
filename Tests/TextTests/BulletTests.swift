import Testing
import Text

struct BulletTests {
  @Test(
    "A line of facts has the parts between its bullets",
    arguments: [
      ("1.0 mi • 20 min", ["1.0 mi", "20 min"]), (" • Thai", ["Thai"]), ("a•b • • c • ", ["a", "b", "c"]),
      ("no bullet", ["no bullet"]), ("", []), (" • ", []), ("é • 寿司", ["é", "寿司"]), ("S·M", ["S·M"]),
    ] as [(String, [String])])
  func partsStandBetweenBullets(text: String, parts: [String]) {
    #expect(SafeText(text).parts.map(\.string) == parts)
  }
}
