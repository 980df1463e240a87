import Prism
import TestSupport
import Testing

/// Loads texts as files called a.json, b.json and so on.
func tokens(_ texts: String..., limits: TokenLimits = TokenLimits()) throws(TokenErrors) -> TokenSet {
  try endingWithinAMinute { () throws(TokenErrors) in try TokenSet.load(sources(texts), limits: limits) }
}

/// The errors that loading such files gives, a line each.
func complaints(_ texts: String..., limits: TokenLimits = TokenLimits()) -> [String] {
  do {
    _ = try endingWithinAMinute { () throws(TokenErrors) in try TokenSet.load(sources(texts), limits: limits) }
    return []
  } catch {
    return error.errors.map(\.description)
  }
}

private func sources(_ texts: [String]) -> [TokenSource] {
  zip("abcdefgh", texts).map { TokenSource(name: "\($0).json", text: $1) }
}
