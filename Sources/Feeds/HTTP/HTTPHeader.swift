/// A header of a request. Its name and value cannot hold a line end, so that no header can begin another one.
public struct HTTPHeader: Hashable, Sendable {
  public let name: String
  public let value: String

  /// Returns `nil` if the name or the value is invalid (RFC 9110, 5).
  public init?(_ name: String, _ value: String) {
    let value = Self.trimmed(value)
    let isLetter: (UInt8) -> Bool = { (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) }
    guard !name.isEmpty, name.utf8.allSatisfy({ isLetter($0) || "!#$%&'*+-.^_`|~".utf8.contains($0) }),
      value.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == 9 })
    else { return nil }
    self.name = name
    self.value = value
  }

  /// Reads a line `Name: value`.
  public init?(line: String) {
    guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    self.init(String(line[..<colon]), String(line[line.utf8.index(after: colon)...]))
  }

  /// The header as a line for libcurl, which would drop a header without a value otherwise.
  var line: String { value.isEmpty ? name + ";" : name + ": " + value }

  /// Whether the header describes the body of the request.
  var isOfBody: Bool { name.lowercased().hasPrefix("content-") }

  public var description: String { name + ": " + value }

  private static func trimmed(_ text: String) -> String {
    let isSpace: (UInt8) -> Bool = { $0 == 0x20 || $0 == 9 }
    var bytes = text.utf8[...]
    bytes = bytes.drop(while: isSpace)
    while let last = bytes.last, isSpace(last) { bytes.removeLast() }
    return String(Substring(bytes))
  }
}
