import Drawing
import Pictures
import Text

extension PictureFault {
  private enum Kind: UInt8 {
    case unknownFormat, damaged, tooManyPixels, noLibrary
  }

  /// Writes a fault that the process which decodes can find. The others are found by the process that asks.
  func write(to message: inout MessageWriter) {
    switch self {
    case .damaged(let reason):
      message.add(Kind.damaged.rawValue)
      message.add(text: reason.string)
    case .tooManyPixels(let size):
      message.add(Kind.tooManyPixels.rawValue)
      message.add(UInt32(clamping: size.width))
      message.add(UInt32(clamping: size.height))
    case .noLibrary(let name):
      message.add(Kind.noLibrary.rawValue)
      message.add(text: name.string)
    case .unknownFormat, .missing, .tooManyBytes, .tooSlow, .decoderEnded:
      message.add(Kind.unknownFormat.rawValue)
    }
  }

  init?(from message: inout MessageReader) {
    switch message.number(UInt8.self).flatMap(Kind.init) {
    case .unknownFormat: self = .unknownFormat
    case .damaged:
      guard let reason = message.text() else { return nil }
      self = .damaged(reason: SafeText(reason))
    case .tooManyPixels:
      guard let width = message.number(UInt32.self), let height = message.number(UInt32.self) else { return nil }
      self = .tooManyPixels(Size(Int(width), Int(height)))
    case .noLibrary:
      guard let name = message.text() else { return nil }
      self = .noLibrary(SafeText(name))
    case nil: return nil
    }
    guard message.isAtEnd else { return nil }
  }
}
