import JSON

/// The place of a cursor in JSON text, which is usually unfinished while it is typed.
struct CursorPlace {
  /// An object or a list around the cursor.
  struct Level {
    let start: Int
    let isObject: Bool
    /// The key whose value is around the cursor, without quotes; `nil` in a list and before a key.
    fileprivate(set) var key: Range<Int>?
    /// The number of the element in a list.
    fileprivate(set) var index = 0
    fileprivate var state = State.beforeKey
  }

  fileprivate enum State {
    case beforeKey, afterKey, afterColon, afterValue
  }

  enum Role {
    /// A key is written here, or can be.
    case key
    /// A value is written here, or can be.
    case value
    case other
  }

  /// The objects and lists around the cursor, the outermost first.
  private(set) var levels: [Level] = []
  private(set) var role = Role.other
  /// The token at the cursor; empty where there is none.
  private(set) var token: Range<Int>
  /// Whether the token begins with a quote.
  private(set) var isQuoted = false
  /// Whether the token is a string with both quotes.
  private(set) var isClosed = false
  /// Whether a colon follows the token.
  private(set) var hasColon = false
  /// Whether the keys so far are rather in camelCase.
  private(set) var isCamelCase = false

  /// The deepest nesting that is followed. Feeds are refused at less.
  private static let deepest = 2000

  /// Finds the place. With `isPointing` the cursor points to a character, as a mouse does; otherwise it stands between
  /// two characters, and the token before it counts.
  init(_ offset: Int, in bytes: [UInt8], isPointing: Bool) {
    token = offset..<offset
    var camel = 0
    var snake = 0
    var tokens = LooseTokens(bytes[...])
    while let next = tokens.next() {
      let isBehind = isPointing ? next.range.lowerBound > offset : next.range.lowerBound >= offset
      if isBehind { break }
      let isAt = Self.holds(next, offset, isPointing: isPointing)
      switch next.kind {
      case .openObject, .openArray:
        if isAt, isPointing {
          setRole(at: next, .value, false)
          return
        }
        open(next)
      case .closeObject: close(isObject: true)
      case .closeArray: close(isObject: false)
      case .comma: comma()
      case .colon:
        if let top = levels.indices.last, levels[top].state == .afterKey { levels[top].state = .afterColon }
      case .string, .other:
        let isString = if case .string = next.kind { true } else { false }
        let isKey = isString && takesKey(next, tokens)
        if isKey {
          for byte in bytes[next.range] {
            if byte == UInt8(ascii: "_") { snake += 1 } else if (0x41...0x5A).contains(byte) { camel += 1 }
          }
        }
        if isAt {
          isCamelCase = camel > snake
          if case .string(true) = next.kind { isClosed = true }
          hasColon = tokens.isBeforeColon()
          setRole(at: next, isKey ? .key : .value, isString)
          return
        }
        take(next, isKey: isKey)
      }
      if levels.count > Self.deepest {
        levels = []
        return
      }
    }
    isCamelCase = camel > snake
    guard let top = levels.last else {
      role = .other
      return
    }
    switch top.state {
    case .beforeKey: role = top.isObject ? .key : .value
    case .afterColon: role = .value
    case .afterKey, .afterValue: role = .other
    }
  }

  private static func holds(_ token: LooseToken, _ offset: Int, isPointing: Bool) -> Bool {
    if isPointing { return token.range.contains(offset) }
    if case .string(true) = token.kind { return offset > token.range.lowerBound && offset < token.range.upperBound }
    return offset > token.range.lowerBound && offset <= token.range.upperBound
  }

  private mutating func setRole(at token: LooseToken, _ role: Role, _ isQuoted: Bool) {
    self.token = token.range
    self.role = role
    self.isQuoted = isQuoted
    // Before its value is reached, an object's earlier key does not count.
    if role == .key, let top = levels.indices.last { levels[top].key = nil }
  }

  /// Returns whether a string is a key. After a colon it is a value, unless another colon follows: then the value is
  /// missing.
  private func takesKey(_ token: LooseToken, _ tokens: LooseTokens) -> Bool {
    guard let top = levels.last, top.isObject else { return false }
    return top.state != .afterColon || tokens.isBeforeColon()
  }

  private mutating func open(_ token: LooseToken) {
    levels.append(
      Level(start: token.range.lowerBound, isObject: { if case .openObject = token.kind { true } else { false } }()))
  }

  private mutating func close(isObject: Bool) {
    // A bracket of the other kind is missing or wrong; the nearest level of its own kind ends.
    guard let match = levels.lastIndex(where: { $0.isObject == isObject }) else { return }
    levels.removeLast(levels.count - match)
    if let top = levels.indices.last { levels[top].state = .afterValue }
  }

  private mutating func comma() {
    guard let top = levels.indices.last else { return }
    levels[top].state = .beforeKey
    levels[top].key = nil
    if !levels[top].isObject { levels[top].index += 1 }
  }

  private mutating func take(_ token: LooseToken, isKey: Bool) {
    guard let top = levels.indices.last else { return }
    if isKey {
      let hasEnd = if case .string(true) = token.kind { true } else { false }
      levels[top].key =
        token.range.lowerBound + 1..<max(token.range.lowerBound + 1, token.range.upperBound - (hasEnd ? 1 : 0))
      levels[top].state = .afterKey
    } else {
      levels[top].state = .afterValue
    }
  }
}

extension CursorPlace {
  /// Returns the key under which a level's inner value stands.
  func key(_ level: Int, in bytes: [UInt8]) -> String? {
    levels[level].key.map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  /// Returns the JSON pointer of a level.
  func pointer(toLevel level: Int, in bytes: [UInt8]) -> String {
    levels.indices.prefix(level).reduce(into: "") { pointer, index in
      let step = levels[index].isObject ? key(index, in: bytes) ?? "" : String(levels[index].index)
      pointer += "/" + step.pointerToken
    }
  }
}
