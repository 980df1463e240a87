import Feeds
import Sessions
import Text

/// The contents of the cache in a few lines.
struct CacheReport {
  private let shownPath: SafeText
  private let size: Int
  private let summary: CacheSummary
  private let pictures: (count: Int, bytes: Int)
  private let limit: Int
  private let now: Int

  init(path: String, shownPath: SafeText, size: Int, limit: Int) throws(CacheFault) {
    self.shownPath = shownPath
    self.size = size
    self.limit = limit
    now = WallClock.now
    let now = now
    let cache = try ResponseCache(path: path, clock: { now })
    summary = try cache.summary()
    pictures = try cache.pictureSummary()
  }

  var lines: [SafeText] {
    let most = Self.amount(limit)
    return [
      "\(shownPath): \(Self.answers(summary.answers)), \(Self.amount(summary.bytes)) of at most \(most); "
        + "the file takes \(Self.amount(size))"
    ] + ages + hosts + pictureLines
  }

  private var pictureLines: [SafeText] {
    guard pictures.count > 0 else { return [] }
    let count: SafeText = pictures.count == 1 ? "1 picture" : "\(pictures.count) pictures"
    return ["\(count), \(Self.amount(pictures.bytes)) of at most \(Self.amount(limit / 2))"]
  }

  private var ages: [SafeText] {
    guard let oldest = summary.oldest, let newest = summary.newest else { return [] }
    return ["oldest: \(age(oldest)); newest: \(age(newest))"]
  }

  private func age(_ time: Int) -> SafeText { Age.words(since: time, now: now / 1000, in: .english) }

  private var hosts: [SafeText] {
    let names = summary.hosts.map { SafeText($0.name) }
    let width = names.map(\.columns).max() ?? 0
    return zip(names, summary.hosts).map { name, host in
      "  " + name.padded(to: width + 2) + Self.answers(host.answers) + ", " + Self.amount(host.bytes)
    }
  }

  static func answers(_ count: Int) -> SafeText {
    count == 1 ? "1 answer" : "\(count) answers"
  }

  /// Words a size in the units of the limit.
  static func amount(_ bytes: Int) -> SafeText {
    let units: [(name: SafeText, shift: Int)] = [("MiB", 20), ("KiB", 10)]
    guard let unit = units.first(where: { bytes >= 1 << $0.shift }) else { return "\(bytes) bytes" }
    let whole = bytes >> unit.shift
    let tenths = ((bytes - whole << unit.shift) * 10) >> unit.shift
    return tenths == 0 || whole >= 10 ? "\(whole) \(unit.name)" : "\(whole).\(tenths) \(unit.name)"
  }
}
