import JSON
import Text

extension SyntaxError {
  /// One sentence without a place, in every language; `locate` gives the place of what was left open.
  public func message(locate: (Int) -> Location) -> Message {
    Message { message(in: $0, locate: locate) }
  }

  /// One sentence without a place; `locate` gives the place of what was left open.
  public func message(in words: Words, locate: (Int) -> Location) -> SafeText {
    switch reason {
    case .empty: words.emptyInput
    case .tooLarge(let limit): words.inputTooLarge(limit)
    case .tooManyValues(let limit): words.tooManyValues(limit)
    case .tooDeep(let limit): words.nestedTooDeep(limit)
    case .notUTF8: words.notUTF8
    case .otherEncoding(let name): words.otherEncoding(SafeText(name))
    case .markup: words.markupInsteadOfJSON
    case .unexpected(let byte, let expected): words.unexpected(words.byte(byte), words.expected(expected))
    case .contentAfterValue(let byte): words.contentAfterDocument(words.byte(byte))
    case .controlCharacter(let byte): words.unescapedControl(words.byte(byte))
    case .unknownEscape(let byte): words.unknownEscape(words.byte(byte))
    case .brokenUnicodeEscape: words.brokenUnicodeEscape
    case .unknownWord: words.unknownJSONWord
    case .leadingZero: words.leadingZero
    case .digitExpected: words.digitMissing
    case .endsInside(let part, let opened): words.endsInside(words.unfinished(part), SafeText("\(locate(opened))"))
    }
  }
}

/// The parts of these sentences.
extension Words {
  /// A byte as a reader can see it: quoted when it prints, else its number.
  fileprivate func byte(_ byte: UInt8) -> SafeText {
    switch byte {
    case 0x21...0x7E: "'\(Character(Unicode.Scalar(byte)))'"
    case 0x20: aSpace
    case 0x09: aTab
    case 0x0A, 0x0D: aLineBreak
    default: byteNumber(SafeText(String(byte, radix: 16, uppercase: true)))
    }
  }

  fileprivate func expected(_ expected: SyntaxError.Expected) -> SafeText {
    switch expected {
    case .value: aValue
    case .key: aKeyInQuotes
    case .colon: aColon
    case .commaOrBrace: aCommaOrBrace
    case .commaOrBracket: aCommaOrBracket
    }
  }

  fileprivate func unfinished(_ part: SyntaxError.Unfinished) -> SafeText {
    switch part {
    case .string: aString
    case .number: aNumber
    case .word: aWord
    case .object: anObject
    case .array: anArray
    case .text: aText
    }
  }
}
