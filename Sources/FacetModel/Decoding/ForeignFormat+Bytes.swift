import JSON
import Text

/// Recognition of files that are no JSON, by their first bytes.
extension ForeignFormat {
  /// The number of bytes to look at.
  private static let mostBytes = 512

  /// The first bytes of a recorded session.
  package static let startOfRecording = Array("{\"facetSession\":".utf8)

  /// Recognises the format of bytes that could not be read as JSON.
  init?(_ bytes: ByteBuffer, after error: SyntaxError) {
    let start = bytes.withUnsafeBytes(in: 0..<min(bytes.count, Self.mostBytes)) { Array($0) }
    if Self.isSecondLine(bytes, error) {
      self = start.starts(with: Self.startOfRecording) ? .recording : .jsonLines
      return
    }
    guard let format = Self.signature(start) ?? Self.text(start) else { return nil }
    self = format
  }

  /// Whether a whole value ends, and another begins on a line of its own.
  private static func isSecondLine(_ bytes: ByteBuffer, _ error: SyntaxError) -> Bool {
    guard case .contentAfterValue(let byte) = error.reason, byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[")
    else {
      return false
    }
    return error.offset > 0 && bytes[error.offset - 1] == UInt8(ascii: "\n")
  }

  private static func signature(_ start: [UInt8]) -> ForeignFormat? {
    func begins(_ text: String, at offset: Int = 0) -> Bool {
      start.dropFirst(offset).starts(with: text.utf8)
    }
    let compressed: [[UInt8]] = [
      [0x1F, 0x8B], [0x28, 0xB5, 0x2F, 0xFD], [0xFD, 0x37, 0x7A, 0x58, 0x5A], [0x42, 0x5A, 0x68],
    ]
    if start.starts(with: [0x89]), begins("PNG", at: 1) { return .png }
    if start.starts(with: [0xFF, 0xD8, 0xFF]) { return .jpeg }
    if begins("GIF8") { return .gif }
    if begins("RIFF"), begins("WEBP", at: 8) { return .webP }
    if begins("ftyp", at: 4) { return ["avif", "heic", "mif1"].contains { begins($0, at: 8) } ? .avif : .video }
    if start.starts(with: [0x1A, 0x45, 0xDF, 0xA3]) { return .video }
    if begins("%PDF-") { return .pdf }
    if begins("PK"), start.dropFirst(2).first.map({ [3, 5].contains($0) }) == true { return .zip }
    if compressed.contains(where: start.starts(with:)) { return .compressed }
    if begins("SQLite") { return .database }
    return start.starts(with: [0x7F]) && begins("ELF", at: 1) ? .program : nil
  }

  private static func text(_ start: [UInt8]) -> ForeignFormat? {
    let whole = String(decoding: start, as: UTF8.self)
    let text = String(whole.drop { $0.isWhitespace || $0 == "\u{FEFF}" })
    if text.hasPrefix("<") { return markup(text) }
    if text.hasPrefix("curl ") { return .cURL }
    if let capture = capture(text) { return capture }
    if ["query ", "query(", "mutation ", "subscription ", "fragment "].contains(where: text.hasPrefix),
      text.holds("{")
        || text.hasPrefix("fragment ")
    {
      return .graphQL
    }
    if isTable(text) { return .table }
    return text.hasPrefix("---\n") || text.hasPrefix("%YAML") || text.hasPrefix("openapi:") ? .yaml : nil
  }

  /// Recognises JSON with something around it, as tools capture it.
  private static func capture(_ text: String) -> ForeignFormat? {
    if text.hasPrefix("HTTP/1.") || text.hasPrefix("HTTP/2 ") || text.hasPrefix("HTTP/3 ") { return .httpResponse }
    if ["data: ", "data:{", "event:"].contains(where: text.hasPrefix), text.holds("data:") {
      return .eventStream
    }
    if text.hasPrefix("--"), text.lowercased().holds("content-") { return .multipart }
    let isCommented = text.hasPrefix("//") || text.hasPrefix("/*")
    let code = isCommented ? String(text.drop { $0 == "/" || $0 == "*" || $0.isWhitespace }) : text
    let name = code.prefix { $0.isLetter || $0.isNumber || "_$.".contains($0) }
    let call = code.dropFirst(name.count).drop { $0.isWhitespace }
    if !name.isEmpty, call.first == "(", call.dropFirst().first.map({ "{[".contains($0) }) == true {
      return .scriptCall
    }
    return isCommented ? .commented : nil
  }

  /// Whether the first two lines have the same number of commas, semicolons or tabs, and nothing of JSON.
  private static func isTable(_ text: String) -> Bool {
    let lines = text.split(whereSeparator: \.isNewline).prefix(2)
    guard lines.count == 2, !lines.contains(where: { line in line.contains { "{}[]".contains($0) } }) else {
      return false
    }
    return [",", ";", "\t"].contains { (separator: Character) in
      let counts = lines.map { line in line.reduce(0) { $0 + ($1 == separator ? 1 : 0) } }
      return counts[0] > 0 && counts[0] == counts[1]
    }
  }

  private static func markup(_ text: String) -> ForeignFormat? {
    let text = text.lowercased()
    if text.holds("hyperview.org") { return .hyperview }
    if text.holds("<plist") { return .propertyList }
    if text.holds("<rss") || text.holds("<feed") { return .newsFeed }
    if text.holds("<html") || text.hasPrefix("<!doctype html") { return .webPage }
    return text.holds("<svg") ? .svg : nil
  }
}
