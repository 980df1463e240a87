/// Work that a second processor can share.
package enum TwoThreads {
  /// Calls `work` for both halves of a range at the same time. A range shorter than `least` is not worth a thread.
  ///
  /// The work for one number must not depend on that for another.
  package static func share(_ range: Range<Int>, least: Int, _ work: (Range<Int>) -> Void) {
    guard range.count >= max(2, least) else { return work(range) }
    let middle = range.lowerBound + range.count / 2
    withoutActuallyEscaping(work) { work in
      let helper = HelperThread { work(middle..<range.upperBound) }
      work(range.lowerBound..<middle)
      if let helper { helper.join() } else { work(middle..<range.upperBound) }
    }
  }
}
