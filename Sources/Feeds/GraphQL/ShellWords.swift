import JSON
import Wording

/// The words of one command as a shell reads them, with quotes, escapes and continued lines. Nothing is run or
/// expanded: `$` and backticks are plain characters.
struct ShellWords {
  struct Word {
    let text: String
    /// The offset at which the word begins.
    let offset: Int
  }

  /// The place and the reason of a command that cannot be read.
  struct Fault: Error {
    let offset: Int
    let message: Message
  }

  private(set) var words: [Word] = []
  /// The offset after the command.
  private(set) var end: Int

  private let bytes: [UInt8]
  private var word: [UInt8] = []

  /// Reads the first command. Empty lines and comments before it are skipped.
  init(_ bytes: [UInt8], from start: Int = 0) throws(Fault) {
    self.bytes = bytes
    end = start
    skipToCommand()
    while let start = skipSpace() {
      try readWord()
      words.append(Word(text: String(decoding: word, as: UTF8.self), offset: start))
    }
  }

  private func byte(_ index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func skipToCommand() {
    while let byte = byte(end) {
      if byte == UInt8(ascii: "#") {
        while let byte = self.byte(end), byte != 10 { end += 1 }
      } else if byte > 0x20, byte != UInt8(ascii: ";") {
        return
      } else {
        end += 1
      }
    }
  }

  /// Returns the beginning of the next word, or `nil` at the end of the command.
  private mutating func skipSpace() -> Int? {
    while let byte = byte(end) {
      if let length = continuedLine(at: end) {
        end += length
      } else if Self.isBlank(byte) {
        end += 1
      } else {
        return byte == 10 || Self.isOperator(byte) ? nil : end
      }
    }
    return nil
  }

  /// Returns the length of a backslash and the line end after it.
  private func continuedLine(at index: Int) -> Int? {
    guard byte(index) == UInt8(ascii: "\\") else { return nil }
    if byte(index + 1) == 10 { return 2 }
    return byte(index + 1) == 13 && byte(index + 2) == 10 ? 3 : nil
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 9 || byte == 13 }

  private static func isOperator(_ byte: UInt8) -> Bool { "|&;<>()".utf8.contains(byte) }

  private mutating func readWord() throws(Fault) {
    word = []
    while let byte = byte(end), byte != 10, !Self.isBlank(byte), !Self.isOperator(byte) {
      if let length = continuedLine(at: end) {
        end += length
        continue
      }
      switch byte {
      case UInt8(ascii: "'"): try readSingleQuotes()
      case UInt8(ascii: "\""): try readDoubleQuotes()
      case UInt8(ascii: "$") where self.byte(end + 1) == UInt8(ascii: "'"): try readEscapedQuotes()
      case UInt8(ascii: "\\"):
        if let next = self.byte(end + 1) { word.append(next) }
        end += 2
      default:
        word.append(byte)
        end += 1
      }
    }
    end = min(end, bytes.count)
  }

  private mutating func readSingleQuotes() throws(Fault) {
    let start = end
    end += 1
    while let byte = byte(end) {
      end += 1
      if byte == UInt8(ascii: "'") { return }
      word.append(byte)
    }
    throw Fault(offset: start, message: Message { $0.openSingleQuote })
  }

  private mutating func readDoubleQuotes() throws(Fault) {
    let start = end
    end += 1
    while let byte = byte(end) {
      if let length = continuedLine(at: end) {
        end += length
        continue
      }
      end += 1
      switch byte {
      case UInt8(ascii: "\""): return
      case UInt8(ascii: "\\"):
        guard let next = self.byte(end), "$`\"\\".utf8.contains(next) else {
          word.append(byte)
          continue
        }
        word.append(next)
        end += 1
      default: word.append(byte)
      }
    }
    throw Fault(offset: start, message: Message { $0.openDoubleQuote })
  }

  /// Reads `$'…'`, in which bash allows escapes.
  private mutating func readEscapedQuotes() throws(Fault) {
    let start = end
    end += 2
    while let byte = byte(end) {
      end += 1
      switch byte {
      case UInt8(ascii: "'"): return
      case UInt8(ascii: "\\"):
        guard let (escaped, next) = ShellEscape.read(bytes, at: end) else {
          throw Fault(offset: start, message: Message { $0.openQuote })
        }
        word += escaped
        end = next
      default: word.append(byte)
      }
    }
    throw Fault(offset: start, message: Message { $0.openQuote })
  }
}
