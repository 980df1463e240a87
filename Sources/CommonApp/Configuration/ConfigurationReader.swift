import AppCore
import Input
import JSON
import Prism
import Reporting
import Terminal
import Text
import Wording

/// Reads a configuration member by member; members with faults are left out, and the first fault is kept.
struct ConfigurationReader {
  let program: Program
  private(set) var configuration = Configuration()
  var fault: (offset: Int, message: Message)?

  private let names: Interner
  /// The command that each key was given to.
  private var given: [Key: String] = [:]

  init(program: Program, names: Interner) {
    self.program = program
    self.names = names
  }

  mutating func read(_ root: Value) {
    guard root.kind == .object else { return complain(root) { $0.settingsAreObject } }
    for (key, value) in root.members {
      switch names.string(key) {
      case "brand": configuration.brand = word(value, of: "brand", knownBrand)
      case "scheme": configuration.scheme = word(value, of: "scheme", Look.scheme)
      case "contrast": configuration.contrast = word(value, of: "contrast", Look.contrast)
      case "color": configuration.depth = word(value, of: "color", Look.depth)
      case "pictures": readPictures(value)
      case "language": configuration.language = word(value, of: "language", Look.language)
      case "address": configuration.address = word(value, of: "address") { $0 }
      case "user-id": configuration.userID = word(value, of: "user-id") { $0 }
      case "mouse": configuration.hearsMouse = flag(value, of: "mouse")
      case "reduced-motion": configuration.reducesMotion = flag(value, of: "reduced-motion")
      case "cache-size":
        configuration.cacheSize = word(value, of: "cache-size") { word throws(Failure) in
          try word.map { text throws(Failure) in try CacheSize.bytes(text) }
        }
      case "keys": readKeys(value)
      case let other:
        complain(value) { $0.noSetting(SafeText(other)) }
      }
    }
  }

  /// Reads a word, or the settings of pictures: `"pictures": {"show": "auto", "hosts": ["img.example.com"]}`.
  private mutating func readPictures(_ value: Value) {
    guard value.kind == .object else {
      configuration.pictures = word(value, of: "pictures", Look.pictures)
      return
    }
    for (key, value) in value.members {
      switch names.string(key) {
      case "show": configuration.pictures = word(value, of: "show", Look.pictures)
      case "hosts":
        guard value.kind == .array else {
          complain(value) { $0.pictureHostsAreList }
          continue
        }
        for element in value.elements {
          let host = word(element, of: "hosts") { text throws(Failure) in try text.map(Look.pictureHost) }
          if let host { configuration.pictureHosts.insert(host) }
        }
      case let other: complain(value) { $0.noPictureSetting(SafeText(other)) }
      }
    }
  }

  /// Reads the keys: `"keys": {"page-down": ["PageDown", "Ctrl-f"], "brand": "B", "mouse": []}`.
  private mutating func readKeys(_ value: Value) {
    guard value.kind == .object else { return complain(value) { $0.keysAreObject } }
    for (key, value) in value.members {
      let name = names.string(key)
      guard let command = Keymap.Command(rawValue: name) else {
        complain(value) { $0.noKeyCommand(SafeText(name), known: Self.commands) }
        continue
      }
      let list = value.kind == .array ? Array(value.elements) : [value]
      var keys: [Key] = []
      for word in list {
        guard let text = word.string, let key = Key(text) else {
          complain(word) { $0.noKey }
          continue
        }
        if let other = given[key], other != name {
          complain(word) { $0.keyIsTaken(SafeText(key.description), by: SafeText(other)) }
          continue
        }
        keys.append(key)
      }
      // A command keeps its keys if any of the new ones is not valid.
      guard keys.count == list.count else { continue }
      configuration.keymap.bind(command, to: keys)
      given = given.filter { $0.value != name }
      for key in keys { given[key] = name }
    }
  }

  private static var commands: SafeText {
    Keymap.Command.allCases.map { SafeText($0.rawValue) }.joined(separator: ", ")
  }

  /// The brand of a name. A program with one brand ignores it, and a brand with faults is reported here, because it
  /// would stop the program later.
  private func knownBrand(_ name: String?) throws(Failure) -> String? {
    guard program.brands.count > 1 else { return nil }
    let brand = try program.brand(named: name)
    for scheme in Scheme.allCases {
      do throws(TokenErrors) {
        _ = try brand.values(for: scheme)
      } catch {
        throw .tokens(error, of: brand)
      }
    }
    return name
  }

  private mutating func word<Meaning>(
    _ value: Value, of name: SafeText, _ meaning: (String?) throws(Failure) -> Meaning?
  ) -> Meaning? {
    guard let text = value.string else {
      complain(value) { $0.isWordInQuotes(name) }
      return nil
    }
    do throws(Failure) {
      return try meaning(text)
    } catch {
      complain(value) { error.message.text(in: $0) }
      return nil
    }
  }

  private mutating func flag(_ value: Value, of name: SafeText) -> Bool? {
    switch value.kind {
    case .true: return true
    case .false: return false
    default:
      complain(value) { $0.isTrueOrFalse(name) }
      return nil
    }
  }

  /// Keeps the first fault; the messages of others are not even made.
  private mutating func complain(_ value: Value, _ phrase: (Words) -> SafeText) {
    if fault == nil { fault = (value.range.lowerBound, Message(phrase)) }
  }
}
