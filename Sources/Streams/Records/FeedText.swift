import FacetModel
import JSON
import Text

/// The text of a feed in a line.
enum FeedText {
  /// A part of the line's document.
  case inPlace(Value)
  /// A text of its own, from a string.
  case text(ByteBuffer)

  /// Finds the text. A string holds JSON, or base64 of it, which may be packed.
  init(_ value: Value, longest: Int) throws(LineFault) {
    guard value.kind == .string else {
      self = .inPlace(value)
      return
    }
    let beginsText = value.withUTF8 { bytes in
      bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }.map { "{[<".utf8.contains($0) }
    }
    guard case false?? = beginsText else {
      self = .text(value.withUTF8 { ByteBuffer($0) } ?? ByteBuffer(""))
      return
    }
    let letters = value.string ?? ""
    guard let bytes = Base64.decode(letters) else { throw Self.noBase64 }
    guard let packing = Packing(bytes) else {
      guard DecodedLetters(letters, bytes).mayHoldJSON else { throw Self.noBase64 }
      self = .text(ByteBuffer(bytes))
      return
    }
    do throws(UnpackingFault) {
      self = .text(ByteBuffer(try packing.unpacked(bytes, limit: longest)))
    } catch {
      throw Self.fault(error, packing)
    }
  }

  private static var noBase64: LineFault {
    LineFault(status: .noJSON, message: "the string is neither JSON nor base64")
  }

  private static func fault(_ fault: UnpackingFault, _ packing: Packing) -> LineFault {
    switch fault {
    case .tooLong: LineFault(status: .tooLong, message: "the unpacked \(packing.rawValue) is longer than --max-line")
    case .damaged, .unreadable: LineFault(status: .damaged, message: "the \(packing.rawValue) is damaged, or cut off")
    case .noLibrary(let name):
      LineFault(status: .damaged, message: "the library \(name) is needed to unpack it, and cannot be loaded")
    }
  }

  /// The number of its bytes.
  var count: Int {
    switch self {
    case .inPlace(let value): value.range.count
    case .text(let bytes): bytes.count
    }
  }

  func decode(
    with decoder: FeedDecoder, operation: String? = nil, likely: String? = nil
  ) throws(FeedError) -> Feed {
    switch self {
    case .inPlace(let value): try decoder.decode(value, operation: operation, likely: likely)
    case .text(let bytes): try decoder.decode(bytes, operation: operation, likely: likely)
    }
  }

  func decodeAll(with decoder: FeedDecoder) throws(FeedError) -> [Result<Feed, FeedError>] {
    switch self {
    case .inPlace(let value): try decoder.decodeAll(value)
    case .text(let bytes): try decoder.decodeAll(bytes)
    }
  }

  /// The fault of a line whose feed cannot be decoded.
  func fault(_ error: FeedError) -> LineFault {
    let (bytes, start) =
      switch self {
      case .inPlace(let value): (value.document.bytes, value.range.lowerBound)
      case .text(let bytes): (bytes, 0)
      }
    let lines = LineTable(bytes)
    let origin = lines.location(of: start)
    let message = error.message(in: .english) { offset in
      let place = lines.location(of: offset)
      guard place.line == origin.line else { return place }
      return Location(line: 1, column: place.column - origin.column + 1)
    }
    return LineFault(status: error.rule == .syntax ? .noJSON : .noFeed, message: message.string)
  }
}
