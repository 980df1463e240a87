import Testing
import Text

struct FoldingTests {
  @Test(
    "Folding removes case, diacritics and what is never seen",
    arguments: [
      ("Crème BRÛLÉE", "creme brulee"), ("Łódź", "lodz"), ("Øl & Æble", "ol & aeble"), ("Straße", "strasse"),
      ("cafe\u{301}", "cafe"), ("ŻURÉK", "zurek"), ("東京", "東京"), ("İstanbul", "istanbul"), ("", ""), ("Ñandú", "nandu"),
      ("Ωmega", "ωmega"), ("×÷", "×÷"), ("šŽőűŋ", "szouŋ"),
      ("soft\u{AD}hyphen", "softhyphen"), ("a\u{200B}b", "ab"), ("👩\u{200D}🍳", "👩🍳"),
    ])
  func folding(text: String, folded: String) {
    #expect(text.folded == folded)
  }
}
