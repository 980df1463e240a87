import JSON

/// The place of a response in an archive: a string that may be base64.
public struct ArchivedText {
  private let text: Value
  private let isEncoded: Bool
  /// The offset in the body at which the response begins.
  private let start: Int

  /// The JSON pointer of the string in the archive.
  public let pointer: String

  /// Returns the places of several exchanges, found in one pass over the entries; `nil` if the archive has no such
  /// entry.
  public static func texts(of exchanges: [HARArchive.Exchange], in root: Value) -> [ArchivedText?] {
    let entries = root["log"]?["entries"].map { Array($0.elements) } ?? []
    return exchanges.map { entries.indices.contains($0.entry) ? ArchivedText(of: $0, in: entries[$0.entry]) : nil }
  }

  private init?(of exchange: HARArchive.Exchange, in entry: Value) {
    guard let content = entry["response"]?["content"], let text = content["text"] else { return nil }
    self.text = text
    isEncoded = content["encoding"]?.string == "base64"
    start = exchange.start
    pointer = "/log/entries/\(exchange.entry)/response/content/text"
  }

  /// Returns the offsets in the archive of bytes of the response.
  public func fileOffsets(of offsets: [Int]) -> [Int] {
    text.fileOffsets(ofSaid: offsets.map { isEncoded ? Self.letter(ofByte: start + $0) : start + $0 })
  }

  /// Returns the letter for a byte of base64, in which four letters hold three bytes.
  private static func letter(ofByte byte: Int) -> Int {
    byte / 3 * 4 + byte % 3
  }
}
