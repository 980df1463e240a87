import Drawing
import Text
import Wording

/// Why there is no screen.
public enum TerminalError: Error, Hashable, Sendable, CustomStringConvertible {
  case noTerminal
  case cannotPlaceCursor(type: String)
  case noDescription(type: String)
  case notSetUp(type: String)
  case inBackground
  /// The terminal names a size that cannot be drawn.
  case tooLarge(Size)
  /// The system lets the program open no more files.
  case tooFewDescriptors

  /// As reports print it.
  public var description: String { message(in: .english).string }

  /// One line: what is wrong and what to do.
  public func message(in words: Words) -> SafeText {
    switch self {
    case .noTerminal: words.noTerminal
    case .cannotPlaceCursor(let type): words.cannotPlaceCursor(SafeText(type))
    case .noDescription(let type): words.noDescription(SafeText(type))
    case .notSetUp(let type): words.terminalNotSetUp(SafeText(type))
    case .inBackground: words.terminalInBackground
    case .tooLarge(let size): words.terminalTooLarge(width: size.width, height: size.height)
    case .tooFewDescriptors: words.tooFewDescriptors
    }
  }
}
