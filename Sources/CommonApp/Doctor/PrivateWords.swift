import Glibc
import Text

/// The words that name the user and the machine. A report hides them, wherever they came from.
struct PrivateWords {
  /// A word and the text in its place, the longest word first.
  private var words: [(bytes: [UInt8], shown: [UInt8])] = []

  /// Words below this length could be part of every sentence.
  private static let leastLength = 3
  private static let mask = "…"
  /// Names that say nothing about the user.
  private static let common = ["root", "facet", "localhost"]

  init(_ environment: (String) -> String?, host: String? = Self.hostName) {
    for (variable, shown) in [
      ("XDG_CONFIG_HOME", "$XDG_CONFIG_HOME"), ("XDG_CACHE_HOME", "$XDG_CACHE_HOME"), ("HOME", "~"),
    ] {
      if let path = environment(variable), path.hasPrefix("/") { add(path, shown: shown) }
    }
    let names = [environment("USER"), environment("LOGNAME"), environment("HOSTNAME"), host].compactMap(\.self)
    for name in names where !Self.common.contains(name) {
      add(name, shown: Self.mask)
      // A machine is also known by the first part of its name.
      if let first = name.split(separator: ".").first { add(String(first), shown: Self.mask) }
    }
    words.sort { $0.bytes.count > $1.bytes.count }
  }

  private mutating func add(_ word: String, shown: String) {
    var bytes = Array(SafeText(word).string.utf8)
    while bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
    if bytes.count >= Self.leastLength { words.append((bytes, Array(shown.utf8))) }
  }

  /// The text without those words and without the user and password of an address.
  func hidden(in text: SafeText) -> SafeText {
    let bytes = Array(text.string.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if let credentials = Self.credentials(in: bytes, from: index) {
        result += Array("://\(Self.mask)@".utf8)
        index = credentials
      } else if let word = words.first(where: { Self.stands($0.bytes, in: bytes, at: index) }) {
        result += word.shown
        index += word.bytes.count
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result == bytes ? text : SafeText(decoding: result)
  }

  /// Whether a word stands there, as more than a part of a longer word.
  private static func stands(_ word: [UInt8], in bytes: [UInt8], at index: Int) -> Bool {
    guard bytes[index...].starts(with: word) else { return false }
    let before = index > 0 && isPartOfWord(bytes[index - 1]) && isPartOfWord(word[0])
    let end = index + word.count
    return !before && !(end < bytes.count && isPartOfWord(bytes[end]))
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    let scalar = UnicodeScalar(byte)
    return byte >= 0x80 || ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
  }

  /// The place behind `://user:password@`.
  private static func credentials(in bytes: [UInt8], from index: Int) -> Int? {
    guard bytes[index...].starts(with: "://".utf8) else { return nil }
    let authority = bytes[(index + 3)...].prefix { !"/ ?#".utf8.contains($0) }
    return authority.lastIndex(of: UInt8(ascii: "@")).map { $0 + 1 }
  }

  private static var hostName: String? {
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, name.count - 1) == 0 else { return nil }
    return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
