/// The text form of a key: `j`, `Down`, `Ctrl-f`, `Alt-b`, `F1`, `Space`.
extension Key: LosslessStringConvertible {
  public var description: String {
    switch self {
    case .character(" "): "Space"
    case .character(let scalar): String(scalar)
    case .control(" "): "Ctrl-Space"
    case .control(let scalar): "Ctrl-\(scalar)"
    case .alt(Self.erase): "Alt-Backspace"
    case .alt(let scalar): "Alt-\(Key.character(scalar))"
    case .function(let number): "F\(number)"
    default: Self.names.first { $0.key == self }?.name ?? ""
    }
  }

  public init?(_ name: String) {
    if let named = Self.names.first(where: { $0.name == name }) {
      self = named.key
    } else if name == "Space" {
      self = .character(" ")
    } else if name == "Ctrl-Space" {
      self = .control(" ")
    } else if let only = name.unicodeScalars.first, name.unicodeScalars.count == 1 {
      self = .character(only)
    } else if name.hasPrefix("Ctrl-"), let only = name.unicodeScalars.last, name.unicodeScalars.count == 6 {
      self = Self.control(typed: only)
    } else if name.hasPrefix("Alt-"), let scalar = Key(String(name.dropFirst(4)))?.scalarWithAlt {
      self = .alt(scalar)
    } else if name.hasPrefix("F"), let number = Int(name.dropFirst()), (1...63).contains(number) {
      self = .function(number)
    } else {
      return nil
    }
  }

  /// The character that this key sends behind the Escape of Alt. Beyond ASCII there is none: terminals send several bytes.
  private var scalarWithAlt: Unicode.Scalar? {
    switch self {
    case .character(let scalar) where scalar.isASCII: scalar
    case .backspace: Self.erase
    default: nil
    }
  }

  /// Returns the key that terminals send for Ctrl with a letter. The case of the letter is lost, and some of these are
  /// other keys. `Ctrl-i` is itself, because some terminals tell it apart from Tab.
  private static func control(typed scalar: Unicode.Scalar) -> Key {
    switch scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar {
    case "h": .backspace
    case "j", "m": .enter
    case "[": .escape
    case let lower: .control(lower)
    }
  }

  /// The names of the keys that are not characters, and of the space bar.
  package static var wordNames: [String] { names.map(\.name) + ["Space"] }

  private static let names: [(key: Key, name: String)] = [
    (.up, "Up"), (.down, "Down"), (.left, "Left"), (.right, "Right"),
    (.wordLeft, "Ctrl-Left"), (.wordRight, "Ctrl-Right"),
    (.pageUp, "PageUp"), (.pageDown, "PageDown"), (.home, "Home"), (.end, "End"),
    (.insert, "Insert"), (.delete, "Delete"), (.enter, "Enter"), (.escape, "Escape"),
    (.tab, "Tab"), (.backTab, "Shift-Tab"), (.backspace, "Backspace"),
  ]
}
