import Drawing
import Pictures
import Text

extension PictureFault {
  private enum Kind: UInt8 {
    case unknownFormat, damaged, tooManyPixels, noLibrary
    case missing, tooManyBytes, tooSlow, decoderEnded, answered, refusedHost, tooManyRedirects, noConnection,
      tooManyPictures
  }

  /// Writes a fault. The process that decodes finds only the first ones; recordings hold all of them.
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
    case .answered(let status):
      message.add(Kind.answered.rawValue)
      message.add(UInt16(clamping: status))
    case .refusedHost(let host):
      message.add(Kind.refusedHost.rawValue)
      message.add(text: host.string)
    case .tooManyBytes(let count):
      message.add(Kind.tooManyBytes.rawValue)
      message.add(UInt64(clamping: count))
    case .unknownFormat: message.add(Kind.unknownFormat.rawValue)
    case .missing: message.add(Kind.missing.rawValue)
    case .tooSlow: message.add(Kind.tooSlow.rawValue)
    case .decoderEnded: message.add(Kind.decoderEnded.rawValue)
    case .tooManyRedirects: message.add(Kind.tooManyRedirects.rawValue)
    case .noConnection: message.add(Kind.noConnection.rawValue)
    case .tooManyPictures: message.add(Kind.tooManyPictures.rawValue)
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
    case .answered:
      guard let status = message.short() else { return nil }
      self = .answered(status: status)
    case .refusedHost:
      guard let host = message.text() else { return nil }
      self = .refusedHost(SafeText(host))
    case .tooManyBytes:
      guard let count = message.number(UInt64.self) else { return nil }
      self = .tooManyBytes(Int(clamping: count))
    case .missing: self = .missing
    case .tooSlow: self = .tooSlow
    case .decoderEnded: self = .decoderEnded
    case .tooManyRedirects: self = .tooManyRedirects
    case .noConnection: self = .noConnection
    case .tooManyPictures: self = .tooManyPictures
    case nil: return nil
    }
    guard message.isAtEnd else { return nil }
  }
}
