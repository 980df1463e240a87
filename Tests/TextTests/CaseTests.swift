import Testing
import Text

struct CaseTests {
  @Test(
    "Capital letters are used only where they are as wide as the small ones",
    arguments: [
      ("Near you", "NEAR YOU"), ("Café Größe", "CAFÉ GRÖßE"), ("寿司 bar", "寿司 BAR"), ("ﬁne", "ﬁNE"), ("👩‍🚀 ok", "👩‍🚀 OK"),
    ] as [(String, SafeText)])
  func capitalsKeepTheWidth(text: String, upper: SafeText) {
    #expect(SafeText(text).uppercasedInPlace == upper)
    #expect(SafeText(text).uppercasedInPlace.columns == SafeText(text).columns)
  }
}
