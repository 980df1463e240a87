import Testing
import Text
import Wording

@Suite struct PluralTests {
  private let english = Words(.english)
  private let spanish = Words(.spanish)

  @Test("The number 1 takes the singular and every other number the plural, in each language")
  func pluralsFollowTheNumber() {
    #expect([0, 1, 2].map { english.facets($0) } == ["0 facets", "1 facet", "2 facets"])
    #expect([0, 1, 2].map { spanish.facets($0) } == ["0 facetas", "1 faceta", "2 facetas"])
    #expect([1, 2].map { english.sections($0) } == ["1 section", "2 sections"])
    #expect([1, 2].map { spanish.sections($0) } == ["1 sección", "2 secciones"])
  }

  @Test("Adjectives and verbs agree with the number where the language asks for it")
  func wordsAgreeWithTheNumber() {
    #expect([1, 2].map { english.leftOut($0) } == ["1 left out", "2 left out"])
    #expect([1, 2].map { spanish.leftOut($0) } == ["1 omitida", "2 omitidas"])
    #expect(english.facetsLeftOut(1) == "1 facet is left out")
    #expect([1, 3].map { spanish.facetsLeftOut($0) } == ["1 faceta se omite", "3 facetas se omiten"])
    #expect([1, 2].map { spanish.sectionsStay("a", count: $0) } == ["; a no cambia", "; a no cambian"])
    #expect([1, 20].map { spanish.ofLastFrames($0) } == ["del último cuadro", "de los últimos 20 cuadros"])
  }
}
