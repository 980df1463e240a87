import JSON
import Text
import Wording

/// A reader of the value of every meaning from a set of tokens. A token that is missing, unknown or of the wrong type
/// is an error.
struct ThemeReader {
  private let set: TokenSet
  /// The names of the files that tokens belong in: colours in that of the scheme, all others in the base file.
  private let owners: (base: String, scheme: String)
  private(set) var values = ThemeValues()
  private(set) var faults: ThemeFaults

  init(_ set: TokenSet, base: String, scheme: String, limit: Int) {
    self.set = set
    owners = (base, scheme)
    faults = ThemeFaults(set, limit: limit)
  }

  mutating func read() {
    readColors()
    readLooks()
    readSpacings()
    readIcons()
    UnreadParts(of: set).report(to: &faults)
  }

  private mutating func readColors() {
    for color in Color.allCases {
      let chosen = readDepths(of: color.tokenName)
      guard let token = set.color(color.tokenName) else {
        faults.add(missing: color.tokenName, .color, in: owners.scheme)
        continue
      }
      var shade = ThemeValues.Shade(token.rgb)
      shade.palette256 = chosen.palette256
      shade.palette16 = chosen.palette16
      values.colors[color] = shade
    }
  }

  private mutating func readDepths(of path: String) -> (palette256: UInt8?, palette16: ResolvedColor?) {
    var chosen: (palette256: UInt8?, palette16: ResolvedColor?)
    for (key, value) in members(of: "dev.facet.depth", of: path) {
      if key == Depth.palette256.rawValue, let index = value.int, (16...255).contains(index) {
        chosen.palette256 = UInt8(index)
      } else if key == Depth.palette16.rawValue, let name = value.string, let color = ResolvedColor(ansiName: name) {
        chosen.palette16 = color
      } else {
        faults.add(at: value) { $0.terminalColorIs }
      }
    }
    return chosen
  }

  private mutating func readLooks() {
    for typography in Typography.allCases {
      var look = readText(of: typography.tokenName)
      guard let token = set.typography(typography.tokenName) else {
        faults.add(missing: typography.tokenName, .typography, in: owners.base)
        continue
      }
      look.attributes.set(.bold, token.fontWeight.value >= Self.leastBold)
      values.looks[typography] = look
    }
  }

  private mutating func readText(of path: String) -> TextLook {
    var look = TextLook()
    for (key, value) in members(of: "dev.facet.text", of: path) {
      switch (key, value.bool, value.string) {
      case ("dim", let isOn?, _): look.attributes.set(.dim, isOn)
      case ("italic", let isOn?, _): look.attributes.set(.italic, isOn)
      case ("underline", let isOn?, _): look.attributes.set(.underline, isOn)
      case ("case", _, "upper"?): look.letterCase = .upper
      default:
        faults.add(at: value) { $0.textLookIs }
      }
    }
    return look
  }

  private mutating func readSpacings() {
    for spacing in Spacing.allCases {
      guard let token = set.dimension(spacing.tokenName) else {
        faults.add(missing: spacing.tokenName, .dimension, in: owners.base)
        continue
      }
      values.spacings[spacing] = CellSpacing(points: token.pixels)
    }
  }

  /// Reads the icons. The format has no type for glyphs, so icons stand in an extension of the whole file.
  private mutating func readIcons() {
    let known = Dictionary(uniqueKeysWithValues: Icon.allCases.map { ($0.tokenName, $0) })
    for (name, value) in members(of: "dev.facet.icons", of: "") {
      guard let icon = known[name] else {
        faults.add(at: value) { $0.noIcon(SafeText(name)) }
        continue
      }
      let form = IconForm(
        SafeText(value["unicode"]?.string ?? ""), ascii: SafeText(value["ascii"]?.string ?? ""))
      guard (1...2).contains(form.unicode.columns), (1...5).contains(form.ascii.columns),
        form.ascii.string.utf8.allSatisfy({ $0 < 0x80 })
      else {
        faults.add(at: value) { $0.iconIs }
        continue
      }
      values.icons[icon] = form
    }
  }

  private func members(of key: String, of path: String) -> [(key: String, value: Value)] {
    guard let object = set.extension(key, of: path) else { return [] }
    return object.members.map { (object.document.interner.string($0.key), $0.value) }
  }

  /// The least weight that is drawn in bold, "semi-bold", because a terminal has only two weights.
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
