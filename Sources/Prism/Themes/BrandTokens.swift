import JSON

/// A brand's token files, or what a script has made of them. What is not worn is not read.
public struct BrandTokens: Sendable {
  private let content: Content

  private enum Content {
    case files(base: TokenSource, light: TokenSource, dark: TokenSource)
    case values(@Sendable (Scheme) -> ThemeValues)
  }

  /// One file is the same in every scheme, one a scheme has for itself.
  public init(base: TokenSource, light: TokenSource, dark: TokenSource) {
    content = .files(base: base, light: light, dark: dark)
  }

  /// A brand that is part of the program: its files need not be read every time it starts.
  public init(values: @escaping @Sendable (Scheme) -> ThemeValues) {
    content = .values(values)
  }

  /// A value for every meaning, or all that is wrong with the files.
  public func values(for scheme: Scheme) throws(TokenErrors) -> ThemeValues {
    let (values, errors) = read(scheme)
    guard errors.count == 0 else { throw errors }
    return values
  }

  /// The values of all schemes, or all that is wrong with any of the files.
  public func values() throws(TokenErrors) -> [(scheme: Scheme, values: ThemeValues)] {
    let schemes = Scheme.allCases.map { (scheme: $0, read: read($0)) }
    let errors = TokenErrors(merging: schemes.map(\.read.errors))
    guard errors.count == 0 else { throw errors }
    return schemes.map { ($0.scheme, $0.read.values) }
  }

  /// A token with a fault hides no fault of another, nor does it hide what is missing.
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
