import JSON

/// Where in an archive a response is written: a string of the archive, whose letters may be base64.
public struct ArchivedText {
  private let text: Value
  private let isEncoded: Bool
  /// The byte of the body at which the response begins.
  private let start: Int

  /// Where the string stands in the archive.
  public let pointer: String

  /// Those of several exchanges, found in one pass over the entries; `nil` where the archive has no such entry.
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

  /// The bytes of the archive at which bytes of the response are written.
  public func fileOffsets(of offsets: [Int]) -> [Int] {
    text.fileOffsets(ofSaid: offsets.map { isEncoded ? Self.letter(ofByte: start + $0) : start + $0 })
  }

  /// Three bytes are four letters.
  private static func letter(ofByte byte: Int) -> Int {
    byte / 3 * 4 + byte % 3
  }
}
