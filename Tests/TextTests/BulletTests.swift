import Testing
import Text

struct BulletTests {
  @Test(
    "A line of facts is split at its bullets, without empty parts",
    arguments: [
      ("1.0 mi • 20 min", ["1.0 mi", "20 min"]), (" • Thai", ["Thai"]), ("a•b • • c • ", ["a", "b", "c"]),
      ("no bullet", ["no bullet"]), ("", []), (" • ", []), ("é • 寿司", ["é", "寿司"]), ("S·M", ["S·M"]),
    ] as [(String, [String])])
  func partsStandBetweenBullets(text: String, parts: [String]) {
    #expect(SafeText(text).parts.map(\.string) == parts)
  }
}
