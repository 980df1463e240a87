/// A language of the client. Every phrase of the catalogue has a text in each language.
public enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case spanish = "es"

  /// Creates the language of a locale name: `es`, `es_MX.UTF-8`, `es_ES@euro`. The result is `nil` for other languages,
  /// and for `C` and `POSIX`.
  public init?(locale: String) {
    let language = locale.prefix { !"_.@-".contains($0) }
    self.init(rawValue: language.lowercased())
  }

  /// Creates the language of an environment. Of `LC_ALL`, `LC_MESSAGES` and `LANG` the first non-empty one decides, as
  /// in POSIX.
  /// Without a language, or with an unknown one, it is English.
  public init(environment: (String) -> String?) {
    let variables = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
    let locale = variables.compactMap(environment).first { !$0.isEmpty }
    self = locale.flatMap(Language.init(locale:)) ?? .english
  }
}
