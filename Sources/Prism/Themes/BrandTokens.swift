import JSON

/// A brand's token files, or the values that a script has generated from them. Files are read only when the brand is
/// used.
public struct BrandTokens: Sendable {
  private let content: Content

  private enum Content {
    case files(base: TokenSource, light: TokenSource, dark: TokenSource)
    case values(@Sendable (Scheme) -> ThemeValues)
  }

  /// Creates tokens from a base file for all schemes and a file for each scheme.
  public init(base: TokenSource, light: TokenSource, dark: TokenSource) {
    content = .files(base: base, light: light, dark: dark)
  }

  /// Creates tokens of a brand that is part of the program, so that its files need not be read at every start.
  public init(values: @escaping @Sendable (Scheme) -> ThemeValues) {
    content = .values(values)
  }

  /// Returns a value for every meaning. Throws all faults of the files.
  public func values(for scheme: Scheme) throws(TokenErrors) -> ThemeValues {
    let (values, errors) = read(scheme)
    guard errors.count == 0 else { throw errors }
    return values
  }

  /// Returns the values of all schemes. Throws all faults of all files.
  public func values() throws(TokenErrors) -> [(scheme: Scheme, values: ThemeValues)] {
    let schemes = Scheme.allCases.map { (scheme: $0, read: read($0)) }
    let errors = TokenErrors(merging: schemes.map(\.read.errors))
    guard errors.count == 0 else { throw errors }
    return schemes.map { ($0.scheme, $0.read.values) }
  }

  /// Reads the values of a scheme. It goes on after a fault, so that every fault and every missing token is reported.
  private func read(_ scheme: Scheme) -> (values: ThemeValues, errors: TokenErrors) {
    switch content {
    case .values(let values):
      return (values(scheme), TokenErrors([]))
    case .files(let base, let light, let dark):
      let limits = TokenLimits()
      let reading = TokenReading([base, scheme == .light ? light : dark], limits: limits)
      var reader = ThemeReader(TokenSet(reading), limit: limits.errors)
      reader.read()
      return (reader.values, TokenErrors(merging: [reading.faults.errors, reader.faults.errors]))
    }
  }
}
