import JSON
import Synchronization
import Testing

/// Work that two threads share.
struct TwoThreadsTests {
  @Test(
    "Each number is worked on once, whether a second thread helps or not",
    arguments: [0, 1, 2, 3, 4095, 4096, 4097, 100_001], [0, 2, 4096])
  func eachNumberIsWorkedOnOnce(count: Int, least: Int) {
    let range = 7..<7 + count
    let done = Mutex<[Int]>([])
    TwoThreads.share(range, least: least) { numbers in
      done.withLock { $0 += numbers }
    }
    #expect(done.withLock { $0.sorted() } == Array(range))
  }
}
