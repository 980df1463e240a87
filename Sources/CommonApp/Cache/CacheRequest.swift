import Reporting
import Text

/// A request of the user to the cache.
enum CacheRequest: Equatable {
  case show
  /// The new size; `nil` is the usual limit.
  case prune(to: Int?)
  case clear
  /// Finds facets by an id or a text.
  case find(String)
  /// Lists the changes of the facets with an id.
  case history(of: String)

  init(_ words: [String]) throws(Failure) {
    switch (words.first, words.count) {
    case (nil, _), ("show", 1): self = .show
    case ("clear", 1): self = .clear
    case ("prune", 1): self = .prune(to: nil)
    case ("prune", 2):
      self = .prune(to: try CacheSize.bytes(words[1]))
    case ("find", 2) where !words[1].isEmpty: self = .find(words[1])
    case ("history", 2) where !words[1].isEmpty: self = .history(of: words[1])
    case ("find", _): throw .usage("cache find needs one TEXT or ID; write several words in quotes")
    case ("history", _): throw .usage("cache history needs one ID")
    case (let word?, _):
      let words = words.count > 2 ? word + " …" : words.joined(separator: " ")
      throw .usage(
        "'\(words)' is not a command of the cache; the commands are show, find TEXT|ID, history ID, prune [SIZE] or clear"
      )
    }
  }

  /// Whether the result can be printed as JSON.
  var hasFormats: Bool {
    switch self {
    case .find, .history: true
    case .show, .prune, .clear: false
    }
  }
}
