import Glibc

/// Work that a second processor can share.
enum TwoThreads {
  /// The work for a half, handed to another thread.
  private final class Half {
    let range: Range<Int>
    let work: (Range<Int>) -> Void

    init(_ range: Range<Int>, _ work: @escaping (Range<Int>) -> Void) {
      self.range = range
      self.work = work
    }

    func run() { work(range) }
  }

  /// Calls `work` for both halves of a range at the same time. A range shorter than `least` is not worth a thread.
  ///
  /// The work for one number must not depend on that for another.
  static func share(_ range: Range<Int>, least: Int, _ work: (Range<Int>) -> Void) {
    guard range.count >= max(2, least) else { return work(range) }
    let middle = range.lowerBound + range.count / 2
    withoutActuallyEscaping(work) { work in
      let half = Half(middle..<range.upperBound, work)
      var thread = pthread_t()
      let isStarted =
        pthread_create(
          &thread, nil,
          { half in
            if let half { Unmanaged<Half>.fromOpaque(half).takeUnretainedValue().run() }
            return nil
          }, Unmanaged.passUnretained(half).toOpaque()) == 0
      work(range.lowerBound..<middle)
      if isStarted { pthread_join(thread, nil) } else { half.run() }
    }
  }
}
