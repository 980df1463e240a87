import Feeds
import Text

/// What somebody wants done with the cache.
enum CacheDeed: Equatable {
  case show
  case prune(to: Int)
  case clear

  init(_ words: [String]) throws(Failure) {
    switch (words.first, words.count) {
    case (nil, _), ("show", 1): self = .show
    case ("clear", 1): self = .clear
    case ("prune", 1): self = .prune(to: ResponseCache.usualLimit)
    case ("prune", 2):
      guard let bytes = Self.bytes(words[1]) else {
        throw .usage("'\(words[1])' is no size; write bytes, or 500K, 16M, 1G")
      }
      self = .prune(to: bytes)
    case (let word?, _):
      let words = words.count > 2 ? word + " …" : words.joined(separator: " ")
      throw .usage("'\(words)' is nothing to do with a cache; it takes show, prune [SIZE] or clear")
    }
  }

  /// `16M` is 16 MiB.
  private static func bytes(_ word: String) -> Int? {
    let units = ["K": 10, "M": 20, "G": 30]
    let shift = word.last.flatMap { units[$0.uppercased()] }
    let digits = shift == nil ? word[...] : word.dropLast()
    guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(digits), number < 1 << 31 else {
      return nil
    }
    return number << (shift ?? 0)
  }
}
