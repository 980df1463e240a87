import Glibc

/// A descriptor whose bytes may be packed with gzip or zstd. They are unpacked while they are read.
struct PackedInput {
  enum Step: Equatable {
    case bytes(Int)
    /// There are no bytes yet.
    case waiting
    case end
    case fault(UnpackingFault)
  }

  private static let piece = 1 << 18

  let descriptor: Int32
  private var unpacker: (any Unpacker)?
  private var isKnown = false
  private var isOver = false
  /// The bytes that were read and not yet handed on.
  private var held: [UInt8] = []
  private var start = 0

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Reads bytes without waiting.
  mutating func read(into target: UnsafeMutableRawBufferPointer) -> Step {
    if !isKnown {
      switch readHead() {
      case .bytes: break
      case let other: return other
      }
    }
    guard let unpacker else {
      guard start < held.count else { return isOver ? .end : readSome(into: target) }
      return .bytes(takeHeld(into: target))
    }
    while true {
      let step: (taken: Int, written: Int)
      do throws(UnpackingFault) {
        step = try Self.unpack(held, from: start, with: unpacker, into: target)
      } catch {
        return .fault(error)
      }
      start += step.taken
      if step.written > 0 { return .bytes(step.written) }
      if step.taken > 0 { continue }
      guard !isOver else { return unpacker.isComplete && start == held.count ? .end : .fault(.damaged) }
      switch readMore() {
      case .bytes: continue
      case .end: isOver = true
      case let other: return other
      }
    }
  }

  /// Reads until the format is known.
  private mutating func readHead() -> Step {
    while held.count < Packing.headSize, !isOver {
      switch readMore() {
      case .bytes: continue
      case .end: isOver = true
      case let other: return other
      }
    }
    isKnown = true
    do throws(UnpackingFault) {
      unpacker = try Packing(held)?.makeUnpacker()
    } catch {
      return .fault(error)
    }
    return .bytes(held.count)
  }

  private mutating func takeHeld(into target: UnsafeMutableRawBufferPointer) -> Int {
    let count = min(target.count, held.count - start)
    target.copyBytes(from: held[start..<start + count])
    start += count
    if start == held.count { (held, start) = ([], 0) }
    return count
  }

  private mutating func readMore() -> Step {
    var rest = Array(held[start...])
    start = 0
    let old = rest.count
    rest.append(contentsOf: repeatElement(0, count: Self.piece))
    let step = rest.withUnsafeMutableBytes { bytes in
      readSome(into: UnsafeMutableRawBufferPointer(rebasing: bytes[old...]))
    }
    let count = if case .bytes(let count) = step { count } else { 0 }
    rest.removeLast(Self.piece - count)
    held = rest
    return step
  }

  private func readSome(into target: UnsafeMutableRawBufferPointer) -> Step {
    var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while true {
      let ready = poll(&state, 1, 0)
      if ready == 0 { return .waiting }
      let count = ready < 0 ? -1 : Glibc.read(descriptor, target.baseAddress, target.count)
      if count > 0 { return .bytes(count) }
      if count == 0 { return .end }
      if errno == EAGAIN { return .waiting }
      guard errno == EINTR else { return .fault(.unreadable(errno)) }
    }
  }

  private static func unpack(
    _ bytes: [UInt8], from start: Int, with unpacker: any Unpacker, into target: UnsafeMutableRawBufferPointer
  ) throws(UnpackingFault) -> (taken: Int, written: Int) {
    let result: Result<(taken: Int, written: Int), UnpackingFault> = bytes.withUnsafeBytes { input in
      Result { () throws(UnpackingFault) in
        try unpacker.unpack(UnsafeRawBufferPointer(rebasing: input[start...]), into: target)
      }
    }
    return try result.get()
  }
}
