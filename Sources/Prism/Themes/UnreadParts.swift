import JSON
import Text
import Wording

/// The parts of a brand's files that facet does not read, because their names are unknown or terminals lack what they
/// ask for.
struct UnreadParts {
  private let tokens: TokenSet
  private let used: Set<Int>

  /// The names of the tokens that facet reads.
  static let tokenNames =
    Color.allCases.map(\.tokenName) + Typography.allCases.map(\.tokenName) + Spacing.allCases.map(\.tokenName)
  /// The groups that have these tokens and no others.
  static let groups = ["color", "typography", "spacing"]

  init(of tokens: TokenSet) {
    self.tokens = tokens
    used = tokens.definitions(usedBy: Self.tokenNames)
  }

  /// Reports unknown tokens, unknown extensions and transparent colours.
  func report(to faults: inout ThemeFaults) {
    let known = Set(Self.tokenNames)
    for group in Self.groups {
      for path in tokens.definedPaths(under: group) where !known.contains(path) {
        faults.add(at: path) { $0.noTokenCalled(SafeText(path)) }
      }
    }
    for value in tokens.transparentColors(among: used) {
      faults.add(at: value) { $0.noTransparency }
    }
    for (owner, extensions) in tokens.allExtensions {
      for (key, value) in extensions.members {
        let name = extensions.document.interner.string(key)
        // The extensions of other programs have other beginnings.
        guard name.hasPrefix("dev.facet."), !owner.extensionNames.contains(name) else { continue }
        faults.add(at: value) { $0.noExtension(SafeText(name)) }
      }
    }
  }

  /// Returns a fault for each token in a group that none of a brand's schemes uses. A set without the file of the token
  /// is not asked. Returns none if a file cannot be read, because it could refer to any token.
  static func unusedTokens(in sets: [TokenSet], limit: Int) -> TokenErrors {
    guard sets.allSatisfy(\.isComplete) else { return TokenErrors([]) }
    let readings = sets.map { (set: $0, unused: UnreadParts(of: $0).unusedTokens) }
    let tokens = Set(readings.flatMap(\.unused)).filter { token in
      readings.allSatisfy { reading in
        reading.unused.contains(token) || !reading.set.files.contains { $0.name == token.file }
      }
    }
    let first = tokens.sorted { ($0.file, $0.offset) < ($1.file, $1.offset) }.prefix(limit)
    let errors = first.compactMap { token -> TokenError? in
      let place = readings.lazy.filter { $0.unused.contains(token) }.compactMap { $0.set.place(of: token.path) }.first
      let (path, isIcon) = (SafeText(token.path), token.path.hasPrefix("icon."))
      return place.map { TokenError(Message { isIcon ? $0.iconToken(path) : $0.unusedToken(path) }, at: $0) }
    }
    return TokenErrors(errors, count: tokens.count)
  }

  /// The tokens in groups that the scheme does not use.
  private var unusedTokens: Set<UnusedToken> { tokens.unusedTokens(besides: Set(Self.groups), used) }
}

extension ExtensionOwner {
  /// The names of facet's extensions that are read here.
  fileprivate var extensionNames: [String] {
    switch self {
    case .file: ["dev.facet.icons"]
    case .group: []
    case .token: ["dev.facet.depth", "dev.facet.text"]
    }
  }
}
