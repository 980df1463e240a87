import Text

/// What somebody wants done with the cache.
enum CacheDeed: Equatable {
  case show
  /// `nil` is the size that it may have anyway.
  case prune(to: Int?)
  case clear

  init(_ words: [String]) throws(Failure) {
    switch (words.first, words.count) {
    case (nil, _), ("show", 1): self = .show
    case ("clear", 1): self = .clear
    case ("prune", 1): self = .prune(to: nil)
    case ("prune", 2):
      self = .prune(to: try CacheSize.bytes(words[1]))
    case (let word?, _):
      let words = words.count > 2 ? word + " …" : words.joined(separator: " ")
      throw .usage("'\(words)' is nothing to do with a cache; it takes show, prune [SIZE] or clear")
    }
  }
}
