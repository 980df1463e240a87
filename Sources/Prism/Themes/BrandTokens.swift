import JSON

/// A brand's token files, or the values that a script has generated from them. Files are read only when the brand is
/// used.
public struct BrandTokens: Sendable {
  private let content: Content

  private enum Content {
    case files(base: TokenSource, schemes: [Scheme: TokenSource], high: [Scheme: TokenSource])
    case values(@Sendable (Scheme) -> ThemeValues, high: (@Sendable (Scheme) -> [Color: ThemeValues.Shade])?)
  }

  /// Creates tokens from a base file for all schemes, a file for each scheme, and files with the tokens that differ in
  /// high contrast. A brand may lack the last.
  public init(
    base: TokenSource, light: TokenSource, dark: TokenSource, highLight: TokenSource? = nil,
    highDark: TokenSource? = nil
  ) {
    var high: [Scheme: TokenSource] = [:]
    high[.light] = highLight
    high[.dark] = highDark
    content = .files(base: base, schemes: [.light: light, .dark: dark], high: high)
  }

  /// Creates tokens of a brand that is part of the program, so that its files need not be read at every start.
  /// `highContrast` returns the colours that differ in high contrast.
  public init(
    values: @escaping @Sendable (Scheme) -> ThemeValues,
    highContrast: (@Sendable (Scheme) -> [Color: ThemeValues.Shade])? = nil
  ) {
    content = .values(values, high: highContrast)
  }

  /// Whether the brand has colours for the contrast.
  public func offers(_ contrast: ContrastLevel, in scheme: Scheme) -> Bool {
    switch (contrast, content) {
    case (.normal, _): true
    case (.high, .files(_, _, let high)): high[scheme] != nil
    case (.high, .values(_, let high)): high != nil
    }
  }

  /// Returns a value for every meaning. Throws all faults of the files, but no tokens without use, because another
  /// scheme may use them. A brand without the contrast has its normal values.
  public func values(for scheme: Scheme, contrast: ContrastLevel = .normal) throws(TokenErrors) -> ThemeValues {
    let look = read(scheme, contrast)
    guard look.errors.count == 0 else { throw look.errors }
    return look.values
  }

  /// Returns the values of all schemes, and of those in high contrast that the brand has. Throws all faults of all
  /// files.
  public func values() throws(TokenErrors) -> [(scheme: Scheme, values: ThemeValues)] {
    let looks = ContrastLevel.allCases.flatMap { contrast in
      Scheme.allCases.filter { offers(contrast, in: $0) }.map { (scheme: $0, read: read($0, contrast)) }
    }
    let unused = UnreadParts.unusedTokens(in: looks.compactMap(\.read.set), limit: TokenLimits().errors)
    let errors = TokenErrors(merging: looks.map(\.read.errors) + [unused])
    guard errors.count == 0 else { throw errors }
    return looks.map { ($0.scheme, $0.read.values) }
  }

  /// The values of a scheme in a contrast, and the faults of its files.
  private struct Look {
    var values: ThemeValues
    var errors = TokenErrors([])
    /// The tokens of the files; `nil` for generated values.
    var set: TokenSet?
  }

  /// Reads the values of a scheme. It goes on after a fault, so that every fault and every missing token is reported.
  private func read(_ scheme: Scheme, _ contrast: ContrastLevel) -> Look {
    switch content {
    case .values(let values, let high):
      var read = values(scheme)
      if contrast == .high, let high {
        read.colors.merge(high(scheme)) { $1 }
        read.contrast = .high
      }
      return Look(values: read)
    case .files(let base, let schemes, let high):
      let layer = contrast == .high ? high[scheme] : nil
      let limits = TokenLimits()
      let reading = TokenReading([base, schemes[scheme], layer].compactMap(\.self), limits: limits)
      let set = TokenSet(reading)
      var reader = ThemeReader(
        set, base: base.name, scheme: schemes[scheme]?.name ?? base.name, limit: limits.errors)
      reader.read()
      var values = reader.values
      if layer != nil { values.contrast = .high }
      let errors = TokenErrors(merging: [reading.faults.errors, reader.faults.errors])
      return Look(values: values, errors: errors, set: set)
    }
  }
}
