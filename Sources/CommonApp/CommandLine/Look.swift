import AppCore
import Branding
import Pictures
import Prism
import Reporting
import Text
import Wording

/// The options for the look of output: brand, scheme, contrast, colour depth, characters and language. `nil` is the value that
/// suits the terminal.
struct Look {
  let brand: Brand
  let scheme: Scheme?
  let contrast: ContrastLevel?
  let depth: Depth?
  /// The way to show pictures that the user has chosen.
  let pictures: PictureChoice
  /// The hosts that pictures may be loaded from.
  let pictureHosts: Set<String>
  let usesASCII: Bool
  let words: Words

  static var group: OptionGroup {
    OptionGroup("Look", .brand, .scheme, .contrast, .color, .pictures, .pictureHost, .ascii)
  }

  /// Reads the options; `defaults` supplies those that are not given.
  init(_ arguments: Arguments, in program: Program, defaults: Configuration = Configuration()) throws(Failure) {
    brand = try program.brand(named: arguments[.brand] ?? defaults.brand)
    scheme = arguments[.scheme] == nil ? defaults.scheme : try Self.scheme(arguments[.scheme])
    contrast = try Self.contrast(arguments[.contrast]) ?? defaults.contrast
    depth = arguments[.color] == nil ? defaults.depth : try Self.depth(arguments[.color])
    pictures = try Self.pictures(arguments[.pictures]) ?? PictureChoice.ofEnvironment ?? defaults.pictures ?? .auto
    pictureHosts = try Set(arguments.all(.pictureHost).map(Self.pictureHost)).union(defaults.pictureHosts)
    usesASCII = arguments.has(.ascii)
    // Output to a file or a pipe is the same on every machine.
    let usual = program.console.isTerminal ? defaults.language : nil
    words = Words(try Self.language(arguments[.language]) ?? usual ?? .english)
  }

  /// The brand's values in the chosen scheme, or in `fallback`.
  func values(scheme fallback: Scheme) throws(Failure) -> ThemeValues {
    try brand.themeValues(scheme ?? fallback, contrast ?? .normal)
  }

  /// The theme at the chosen depth, or at `fallback`.
  func theme(_ values: ThemeValues, depth fallback: Depth) -> Theme {
    Theme(values, depth: depth ?? fallback, usesASCII: usesASCII)
  }

  /// The themes that the user can change to.
  func themeSelection(_ brands: [Brand], scheme: Scheme, depth: Depth) -> ThemeSelection {
    ThemeSelection(
      brands: brands, brand: brand, scheme: self.scheme ?? scheme, contrast: contrast ?? .normal,
      depth: self.depth ?? depth, usesASCII: usesASCII, suitsTerminal: self.scheme == nil)
  }

  static func scheme(_ word: String?) throws(Failure) -> Scheme? {
    guard let word, word != "auto" else { return nil }
    guard let scheme = Scheme(rawValue: word) else {
      throw .usage(Message { $0.noScheme(SafeText(word)) })
    }
    return scheme
  }

  static func contrast(_ word: String?) throws(Failure) -> ContrastLevel? {
    guard let word else { return nil }
    guard let contrast = ContrastLevel(rawValue: word) else {
      throw .usage(Message { $0.noContrast(SafeText(word)) })
    }
    return contrast
  }

  static func pictures(_ word: String?) throws(Failure) -> PictureChoice? {
    guard let word else { return nil }
    guard let choice = PictureChoice(rawValue: word) else {
      let known = PictureChoice.allCases.map(\.rawValue).joined(separator: ", ")
      throw .usage(Message { $0.noPictureChoice(SafeText(word), known: SafeText(known)) })
    }
    return choice
  }

  /// The name of a host, with its port unless it is the usual one.
  static func pictureHost(_ word: String) throws(Failure) -> String {
    guard let server = PictureServer(written: word) else {
      throw .usage(Message { $0.noPictureHost(SafeText(word)) })
    }
    return server.name
  }

  static func language(_ word: String?) throws(Failure) -> Language? {
    guard let word else { return nil }
    guard let language = Language(rawValue: word) else {
      let known = Language.allCases.map(\.rawValue).joined(separator: ", ")
      throw .usage(Message { $0.noLanguage(SafeText(word), known: SafeText(known)) })
    }
    return language
  }

  static func depth(_ word: String?) throws(Failure) -> Depth? {
    switch word {
    case nil, "auto"?: return nil
    case "truecolor"?: return .truecolor
    case "256"?: return .palette256
    case "16"?: return .palette16
    // The names that reports use.
    case "never"?, "mono"?: return .monochrome
    case let other?: throw .usage(Message { $0.noColorDepth(SafeText(other)) })
    }
  }
}
