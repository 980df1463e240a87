import Glibc
import JSON
import Synchronization

/// Reads a large file with two threads. Most of the time of reading goes into copying bytes into new memory.
enum SharedReading {
  /// The size of a file from which a thread is worth its start.
  private static let least = 8 << 20

  /// Reads the first `size` bytes of a file, and moves the place of the descriptor behind them. Returns their number, or
  /// 0 if they are to be read in one piece: the file is small, has become shorter, or is a stream.
  static func read(_ descriptor: Int32, into target: UnsafeMutableRawBufferPointer, size: Int) -> Int {
    guard size >= least, size <= target.count, let base = target.baseAddress else { return 0 }
    let isComplete = Atomic(true)
    TwoThreads.share(0..<size, least: least) { range in
      if !fill(range, from: descriptor, base) { isComplete.store(false, ordering: .relaxed) }
    }
    return isComplete.load(ordering: .relaxed) && lseek(descriptor, size, SEEK_SET) == size ? size : 0
  }

  /// Returns whether the file has all bytes of the range.
  private static func fill(_ range: Range<Int>, from descriptor: Int32, _ base: UnsafeMutableRawPointer) -> Bool {
    var at = range.lowerBound
    while at < range.upperBound {
      let count = pread(descriptor, base + at, range.upperBound - at, at)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      at += count
    }
    return true
  }
}
