import Testing
import Wording

@Suite struct LanguageTests {
  @Test(
    "The name of a locale gives its language",
    arguments: [
      ("es", Language.spanish), ("es_MX.UTF-8", .spanish), ("es_ES@euro", .spanish), ("es-419", .spanish),
      ("ES.utf8", .spanish), ("en_US.UTF-8", .english), ("en", .english),
    ])
  func localeGivesItsLanguage(locale: String, language: Language) {
    #expect(Language(locale: locale) == language)
  }

  @Test(
    "The name of a locale gives no language if the app does not speak it",
    arguments: ["C", "POSIX", "C.UTF-8", "de_DE.UTF-8", "est_EE", "español", "_MX", ""])
  func otherLocalesGiveNone(locale: String) {
    #expect(Language(locale: locale) == nil)
  }

  @Test(
    "The first of the POSIX locale variables that is not empty decides",
    arguments: [
      (["LC_ALL": "es_MX.UTF-8", "LC_MESSAGES": "en_US.UTF-8", "LANG": "en_US.UTF-8"], Language.spanish),
      (["LC_ALL": "", "LC_MESSAGES": "es", "LANG": "en_US.UTF-8"], .spanish), (["LANG": "es_AR"], .spanish),
      (["LC_ALL": "C", "LANG": "es_MX.UTF-8"], .english), (["LC_MESSAGES": "fr_FR", "LANG": "es_MX"], .english),
      (["LANG": "POSIX"], .english), ([:], .english),
    ])
  func variablesDecideInOrder(environment: [String: String], language: Language) {
    #expect(Language(environment: { environment[$0] }) == language)
  }
}
