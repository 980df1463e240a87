import Drawing
import Glibc
import Text
import Wording

/// The reason why there is no screen. Each description is one line: the fault and the remedy.
public enum TerminalError: Error, Hashable, Sendable, CustomStringConvertible {
  case noTerminal
  case cannotPlaceCursor(type: String)
  case noDescription(type: String)
  case notSetUp(type: String)
  case inBackground
  /// The terminal reports a size that cannot be drawn.
  case tooLarge(Size)
  /// The system does not let the program open more files.
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

extension TerminalError {
  /// The number of descriptors that a screen and its signals take.
  private static let descriptors = 12

  /// The real reason of this error. If the system gives no more descriptors, this is the reason of every error.
  public var cause: TerminalError {
    let taken = (0..<Self.descriptors).map { _ in fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3) }
    let isShort = taken.contains(-1) && errno == EMFILE
    for descriptor in taken where descriptor >= 0 { close(descriptor) }
    return isShort ? .tooFewDescriptors : self
  }
}
