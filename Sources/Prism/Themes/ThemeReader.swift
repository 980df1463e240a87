import JSON
import Text

/// Looks up every meaning in a set of tokens, strictly: what is missing, unknown or of the wrong type is an error.
struct ThemeReader {
  private let set: TokenSet
  private var values = ThemeValues()
  private var errors: [TokenError] = []

  init(_ set: TokenSet) {
    self.set = set
  }

  mutating func read() throws(TokenErrors) -> ThemeValues {
    readColors()
    readLooks()
    readSpacings()
    readIcons()
    findUnknownTokens()
    guard errors.isEmpty else { throw TokenErrors(errors) }
    return values
  }

  private mutating func readColors() {
    for color in Color.allCases {
      guard let token = set.color(color.tokenName) else {
        errors.append(set.error(missing: color.tokenName, .color))
        continue
      }
      var shade = ThemeValues.Shade(token.rgb)
      for (key, value) in members(of: "dev.facet.depth", of: color.tokenName) {
        if key == Depth.palette256.rawValue, let index = value.int, (16...255).contains(index) {
          shade.overrides[.palette256] = .indexed(UInt8(index))
        } else if key == Depth.palette16.rawValue, let name = value.string, let chosen = ResolvedColor(ansiName: name) {
          shade.overrides[.palette16] = chosen
        } else {
          complain("at \"256\" belongs a number from 16 to 255, at \"16\" the name of a colour, or \"default\"", value)
        }
      }
      values.colors[color] = shade
    }
  }

  private mutating func readLooks() {
    for typography in Typography.allCases {
      guard let token = set.typography(typography.tokenName) else {
        errors.append(set.error(missing: typography.tokenName, .typography))
        continue
      }
      var attributes: TextAttributes = token.fontWeight.value >= Self.leastBold ? .bold : []
      var letterCase = TextLook.LetterCase.asWritten
      for (key, value) in members(of: "dev.facet.text", of: typography.tokenName) {
        switch (key, value.bool, value.string) {
        case ("dim", let isOn?, _): attributes.set(.dim, isOn)
        case ("italic", let isOn?, _): attributes.set(.italic, isOn)
        case ("underline", let isOn?, _): attributes.set(.underline, isOn)
        case ("case", _, "upper"?): letterCase = .upper
        default: complain("a text is dim, italic or underline, true or false, or its case is \"upper\"", value)
        }
      }
      values.looks[typography] = TextLook(attributes: attributes, letterCase: letterCase)
    }
  }

  private mutating func readSpacings() {
    for spacing in Spacing.allCases {
      guard let token = set.dimension(spacing.tokenName) else {
        errors.append(set.error(missing: spacing.tokenName, .dimension))
        continue
      }
      values.spacings[spacing] = CellSpacing(points: token.pixels)
    }
  }

  /// The format has no type for letters: icons stand in an extension of the whole file.
  private mutating func readIcons() {
    let known = Dictionary(uniqueKeysWithValues: Icon.allCases.map { ($0.tokenName, $0) })
    for (name, value) in members(of: "dev.facet.icons", of: "") {
      guard let icon = known[name] else {
        complain("there is no icon called \"\(name)\"", value)
        continue
      }
      let form = IconForm(
        SafeText(value["unicode"]?.string ?? ""), ascii: SafeText(value["ascii"]?.string ?? ""))
      guard (1...2).contains(form.unicode.columns), (1...5).contains(form.ascii.columns),
        form.ascii.string.utf8.allSatisfy({ $0 < 0x80 })
      else {
        complain("an icon is {\"unicode\": one or two columns, \"ascii\": one to five letters}", value)
        continue
      }
      values.icons[icon] = form
    }
  }

  /// A token in a group of meanings that means nothing is misspelled.
  private mutating func findUnknownTokens() {
    let known = Set(
      Color.allCases.map(\.tokenName) + Typography.allCases.map(\.tokenName) + Spacing.allCases.map(\.tokenName))
    for group in ["color", "typography", "spacing"] {
      for path in set.paths(under: group) where !known.contains(path) {
        if let place = set.place(of: path) {
          errors.append(TokenError("nothing is called \"\(path)\"", at: place))
        }
      }
    }
  }

  private func members(of key: String, of path: String) -> [(key: String, value: Value)] {
    guard let object = set.extension(key, of: path) else { return [] }
    return object.members.map { (object.document.interner.string($0.key), $0.value) }
  }

  private mutating func complain(_ message: String, _ value: Value) {
    errors.append(TokenError(message, at: set.place(of: value)))
  }

  /// From "semi-bold" on; a terminal has two weights.
  private static let leastBold = 600.0
}

extension TextAttributes {
  fileprivate mutating func set(_ attribute: TextAttributes, _ isOn: Bool) {
    if isOn {
      insert(attribute)
    } else {
      remove(attribute)
    }
  }
}

extension ResolvedColor {
  /// `red`, `bright-red`, … or `default`.
  init?(ansiName name: String) {
    if name == "default" {
      self = .terminalDefault
      return
    }
    let colors = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]
    let isBright = name.hasPrefix("bright-")
    guard let index = colors.firstIndex(of: isBright ? String(name.dropFirst("bright-".count)) : name) else {
      return nil
    }
    self = .indexed(UInt8(index + (isBright ? 8 : 0)))
  }
}
