import Feeds
import Text
import Wording

/// The cache of servers' responses, as long as it works. Its first fault is reported once, and the app goes on without
/// it.
package struct AnswerKeeper {
  let use: CacheUse
  private let file: PersonalFile
  private let size: Int
  private let clock: () -> Int
  private var state = State.closed
  /// The fault that has not been reported yet.
  private var complaint: CacheFault?

  private enum State {
    case closed
    case open(ResponseCache)
    case gone
  }

  init(
    _ use: CacheUse, in file: PersonalFile, size: Int = ResponseCache.usualLimit,
    clock: @escaping () -> Int = { WallClock.now }
  ) {
    self.use = use
    self.file = file
    self.size = size
    self.clock = clock
  }

  mutating func answer(to key: RequestKey) -> CachedResponse? {
    attempt { cache throws(CacheFault) in try cache.answer(to: key) } ?? nil
  }

  /// Whether a response is kept. True without a working cache, so that no response is prefetched for it.
  mutating func has(_ key: RequestKey) -> Bool {
    attempt { cache throws(CacheFault) in try cache.has(key) } ?? true
  }

  /// Records that a kept response was used.
  mutating func noteUse(of key: RequestKey) {
    attempt { cache throws(CacheFault) in try cache.use(key) }
  }

  /// Keeps a response, or drops the one before it if the server forbids keeping. Without a listing the facets listed
  /// before stay.
  mutating func keep(_ response: HTTPResponse, for key: RequestKey, listing: @autoclosure () -> FacetListing? = nil) {
    attempt { cache throws(CacheFault) in
      try response.mayBeKept ? cache.keep(response, for: key, listing: listing()) : cache.forget(key)
    }
  }

  mutating func confirm(_ key: RequestKey) {
    attempt { cache throws(CacheFault) in try cache.confirm(key) }
  }

  mutating func forget(_ key: RequestKey) {
    attempt { cache throws(CacheFault) in try cache.forget(key) }
  }

  /// The facets ever seen by one of the clients that have an id or a text.
  mutating func find(_ words: String, askers: [[UInt8]]) -> FoundFacets? {
    attempt { cache throws(CacheFault) in try cache.find(words, askers: askers, most: FoundPage.mostRows) }
  }

  /// The response that one of the clients received, by its number.
  mutating func answer(_ number: Int, askers: [[UInt8]]) -> CachedResponse? {
    attempt { cache throws(CacheFault) in try cache.answer(number, askers: askers) } ?? nil
  }

  func age(since time: Int, in words: Words) -> SafeText { Age.words(since: time, now: clock() / 1000, in: words) }

  func age(of answer: CachedResponse, in words: Words) -> SafeText {
    Age.words(since: answer.time, now: clock() / 1000, in: words)
  }

  package mutating func takeComplaint(in words: Words) -> SafeText? {
    complaint.take().map { (file.shownPath ?? words.theCache) + ": " + $0.reason(in: words) }
  }

  @discardableResult
  private mutating func attempt<Result>(_ body: (ResponseCache) throws(CacheFault) -> Result) -> Result? {
    do throws(CacheFault) {
      return try opened().map(body)
    } catch {
      state = .gone
      // Without a home folder no cache is expected.
      if case .noFolder = error { return nil }
      complaint = error
      return nil
    }
  }

  private mutating func opened() throws(CacheFault) -> ResponseCache? {
    switch state {
    case .gone: return nil
    case .open(let cache): return cache
    case .closed:
      guard use != .none, let path = file.path.value else { return nil }
      let cache = try ResponseCache(path: path, limit: size, clock: clock)
      state = .open(cache)
      return cache
    }
  }
}
