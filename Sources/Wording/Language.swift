/// A language in which the client speaks. Every phrase of the catalogue has a text in each of them.
public enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case spanish = "es"

  /// The language of a locale name: `es`, `es_MX.UTF-8`, `es_ES@euro`. `nil` for one that is not spoken here, and for
  /// `C` and `POSIX`.
  public init?(locale: String) {
    let language = locale.prefix { !"_.@-".contains($0) }
    self.init(rawValue: language.lowercased())
  }

  /// The language that an environment asks for. Of `LC_ALL`, `LC_MESSAGES` and `LANG` the first one that is not empty
  /// decides, as POSIX has it; English is spoken where no language is asked for, or an unknown one.
  public init(environment: (String) -> String?) {
    let variables = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
    let locale = variables.compactMap(environment).first { !$0.isEmpty }
    self = locale.flatMap(Language.init(locale:)) ?? .english
  }
}
