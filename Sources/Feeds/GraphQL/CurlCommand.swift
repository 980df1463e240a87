import JSON
import Text
import Wording

/// A request in the form in which browsers copy it ("copy as cURL"). It is read and never run.
struct CurlCommand {
  private(set) var address: String?
  private(set) var headers: [HTTPHeader] = []
  private(set) var body: String?
  /// The offset in the file at which the body begins.
  private(set) var bodyOffset = 0

  private var cookies: [String] = []
  private var addressOffset = 0

  typealias Fault = ShellWords.Fault

  init(_ bytes: [UInt8]) throws(Fault) {
    let command = try ShellWords(bytes)
    var words = command.words[...]
    // The line may have been copied with its prompt.
    if words.first?.text == "$" { words.removeFirst() }
    guard let name = words.popFirst() else { throw Fault(offset: 0, message: Message { $0.noCommandNoJSON }) }
    guard Self.isCurl(name.text) else {
      throw Fault(offset: name.offset, message: Message { $0.noCurlNoJSON })
    }
    while let word = words.popFirst() {
      try read(word, rest: &words)
    }
    if let next = (try? ShellWords(bytes, from: command.end))?.words.first, Self.isCurl(next.text) {
      throw Fault(offset: next.offset, message: Message { $0.severalCommands })
    }
    if !cookies.isEmpty { try add(HTTPHeader("Cookie", cookies.joined(separator: "; ")), at: name.offset) }
    if let address {
      let place = URIReference(address)
      guard place.scheme == "https" || place.scheme == "http", !place.host.isEmpty, place.port != nil else {
        throw Fault(offset: addressOffset, message: Message { $0.noHTTPAddress })
      }
    }
    guard body != nil else {
      throw Fault(
        offset: name.offset, message: Message { $0.commandPostsNothing })
    }
  }

  private static func isCurl(_ word: String) -> Bool {
    ["curl", "curl.exe"].contains(word.split(separator: "/").last.map(String.init) ?? "")
  }

  private mutating func read(_ word: ShellWords.Word, rest: inout ArraySlice<ShellWords.Word>) throws(Fault) {
    guard word.text.hasPrefix("-"), word.text != "-" else { return try take(word) }
    if word.text.hasPrefix("--") {
      guard let option = CurlOption(long: String(word.text.dropFirst(2))) else { throw Self.unknown(word) }
      return try read(option, nil, word, &rest)
    }
    // Short options may be joined with others or with their value: `-sSL`, `-XPOST`.
    var letters = word.text.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = CurlOption(short: letter) else { throw Self.unknown(word, letter) }
      if option == .nothing { continue }
      return try read(option, letters.isEmpty ? nil : String(letters), word, &rest)
    }
  }

  private mutating func read(
    _ option: CurlOption, _ attached: String?, _ word: ShellWords.Word, _ rest: inout ArraySlice<ShellWords.Word>
  ) throws(Fault) {
    if option == .nothing { return }
    guard let value = attached.map({ ShellWords.Word(text: $0, offset: word.offset) }) ?? rest.popFirst() else {
      throw Fault(offset: word.offset, message: Message { $0.optionWithoutValue })
    }
    switch option {
    case .nothing, .ignored: break
    case .address: try take(value)
    case .method:
      guard value.text.uppercased() == "POST" else {
        throw Fault(offset: value.offset, message: Message { $0.onlyPost })
      }
    case .header: try readHeader(value)
    case .data: try readData(value)
    case .text: readText(value)
    case .cookie:
      guard value.text.utf8.contains(UInt8(ascii: "=")) else { throw Self.file(value) }
      cookies.append(value.text)
    case .userAgent: try add(HTTPHeader("User-Agent", value.text), at: value.offset)
    case .referer: try add(HTTPHeader("Referer", value.text), at: value.offset)
    case .user:
      let code = Base64.encode(value.text.utf8)
      try add(HTTPHeader("Authorization", "Basic " + code), at: value.offset)
    }
  }

  private mutating func take(_ word: ShellWords.Word) throws(Fault) {
    guard address == nil else { throw Fault(offset: word.offset, message: Message { $0.secondAddress }) }
    address = word.text
    addressOffset = word.offset
  }

  /// Reads a header `Name: value`. curl drops a header without a value unless it ends in a semicolon.
  private mutating func readHeader(_ word: ShellWords.Word) throws(Fault) {
    let text = word.text
    if text.hasPrefix("@") { throw Self.file(word) }
    // HTTP/2 has pseudo-headers such as :authority, which the client writes itself.
    if text.hasPrefix(":") { return }
    if text.hasSuffix(";"), !text.utf8.contains(UInt8(ascii: ":")) {
      return try add(HTTPHeader(String(text.dropLast()), ""), at: word.offset)
    }
    let header = HTTPHeader(line: text)
    if header?.value.isEmpty == true { return }
    if let header, header.name.lowercased() == "cookie" { return cookies.append(header.value) }
    try add(header, at: word.offset)
  }

  private mutating func add(_ header: HTTPHeader?, at offset: Int) throws(Fault) {
    // It may be a secret: it is not repeated.
    guard let header else { throw Fault(offset: offset, message: Message { $0.noHeader }) }
    if !CurlOption.isOfConnection(header.name) { headers.append(header) }
  }

  private mutating func readData(_ word: ShellWords.Word) throws(Fault) {
    if word.text.hasPrefix("@") { throw Self.file(word) }
    readText(word)
  }

  private mutating func readText(_ word: ShellWords.Word) {
    if let text = body {
      body = text + "&" + word.text
    } else {
      (body, bodyOffset) = (word.text, word.offset)
    }
  }

  private static func file(_ word: ShellWords.Word) -> Fault {
    Fault(offset: word.offset, message: Message { $0.namesAnotherFile })
  }

  /// Returns a fault with only the name of the option, because its value may be a secret.
  private static func unknown(_ word: ShellWords.Word, _ letter: Character? = nil) -> Fault {
    let name = letter.map { "-\($0)" } ?? String(word.text.prefix { $0 != "=" }.prefix(24))
    return Fault(offset: word.offset, message: Message { $0.unknownOption(SafeText(name)) })
  }
}
