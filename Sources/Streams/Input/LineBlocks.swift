import Glibc
import Workers

/// Cuts a stream into blocks of whole lines.
public struct LineBlocks: BlockSource {
  /// The bytes from which a block is handed on although no worker waits for it.
  private static let usual = 1 << 19

  private var input: PackedInput
  private let longest: Int
  /// The bytes in the memory that is being filled.
  private var held = 0
  /// The offset behind the last end of a line in it.
  private var whole = 0
  /// The bytes that were read and do not belong to the last block.
  private var carried: [UInt8] = []
  private var nextLine = 1
  /// The bytes of a line that is too long, as far as they were read.
  private var leftOut: Int?
  private var isOver = false
  private var isDamaged = false
  /// The reason why the input was not read to its end.
  public private(set) var fault: String?

  /// `longest` is the number of bytes above which a line is left out.
  public init(_ descriptor: Int32, longest: Int) {
    input = PackedInput(descriptor)
    self.longest = longest
  }

  /// The memory for a block: the longest line, and room to read on.
  public var capacity: Int { longest + Self.usual * 2 }

  public var descriptor: Int32 { input.descriptor }

  public mutating func fill(_ target: UnsafeMutableRawBufferPointer, isUrgent: Bool) -> Filling {
    if held == 0, !carried.isEmpty {
      target.copyBytes(from: carried)
      held = carried.count
      whole = Self.lastLineEnd(in: UnsafeRawBufferPointer(rebasing: target[..<held])) ?? 0
      carried = []
    }
    while true {
      if whole > 0, whole >= Self.usual || isOver || isUrgent && leftOut == nil { return .block(cut(target)) }
      if leftOut == nil, held - whole > longest {
        if whole > 0 { return .block(cut(target)) }
        (leftOut, held) = (held, 0)
      }
      guard !isOver else { return last(target) }
      let room = target[held..<min(target.count, held + Self.usual)]
      switch input.read(into: UnsafeMutableRawBufferPointer(rebasing: room)) {
      case .waiting:
        if whole > 0 { return .block(cut(target)) }
        return .waiting
      case .end: isOver = true
      case .fault(let reason):
        isOver = true
        isDamaged = true
        fault = Self.words(for: reason)
      case .bytes(let count):
        if let long = skip(count, in: target) { return .block(long) }
      }
    }
  }

  /// Takes in bytes that were read. Returns the block of a line that is too long, when its end has come.
  private mutating func skip(_ count: Int, in target: UnsafeMutableRawBufferPointer) -> Block? {
    let new = UnsafeRawBufferPointer(rebasing: target[held..<held + count])
    guard let dropped = leftOut else {
      if let end = Self.lastLineEnd(in: new) { whole = held + end }
      held += count
      return nil
    }
    guard let end = Self.firstLineEnd(in: new) else {
      leftOut = dropped + count
      return nil
    }
    carried = Array(new[(new.startIndex + end)...])
    leftOut = nil
    held = 0
    defer { nextLine += 1 }
    return Block(.tooLong, count: dropped + end - 1, first: nextLine)
  }

  /// Cuts the whole lines off. The rest goes to the next block.
  private mutating func cut(_ target: UnsafeMutableRawBufferPointer) -> Block {
    let block = Block(count: whole, first: nextLine)
    nextLine += Self.lineEnds(in: UnsafeRawBufferPointer(rebasing: target[..<whole]))
    carried = Array(target[whole..<held])
    (held, whole) = (0, 0)
    return block
  }

  /// The block at the end of the input: a line without an end, or the note that the input is damaged.
  private mutating func last(_ target: UnsafeMutableRawBufferPointer) -> Filling {
    if let dropped = leftOut {
      leftOut = nil
      defer { nextLine += 1 }
      return .block(Block(.tooLong, count: dropped, first: nextLine))
    }
    if isDamaged {
      isDamaged = false
      held = 0
      return .block(Block(.damaged, count: 0, first: nextLine))
    }
    guard held > 0 else { return .end }
    whole = held
    return .block(cut(target))
  }

  private static func words(for fault: UnpackingFault) -> String {
    switch fault {
    case .noLibrary(let name): "the library \(name) is needed to unpack it, and cannot be loaded"
    case .unreadable(let code): "the input cannot be read: " + String(cString: strerror(code))
    case .damaged, .tooLong: "the packed data is damaged, or cut off"
    }
  }
}

/// The ends of lines.
extension LineBlocks {
  private static let lineEnd = Int32(UInt8(ascii: "\n"))

  /// Returns the offset behind the last end of a line.
  private static func lastLineEnd(in bytes: UnsafeRawBufferPointer) -> Int? {
    bytes.lastIndex { $0 == UInt8(lineEnd) }.map { $0 + 1 }
  }

  /// Returns the offset behind the first end of a line.
  static func firstLineEnd(in bytes: UnsafeRawBufferPointer) -> Int? {
    guard let base = bytes.baseAddress, let found = memchr(base, lineEnd, bytes.count) else { return nil }
    return UnsafeRawPointer(found) - base + 1
  }

  private static func lineEnds(in bytes: UnsafeRawBufferPointer) -> Int {
    var count = 0
    var rest = bytes
    while let end = firstLineEnd(in: rest) {
      count += 1
      rest = UnsafeRawBufferPointer(rebasing: rest[end...])
    }
    return count
  }
}
