import Prism

extension Brand {
  /// The values of one scheme; faults of the other scheme are ignored.
  package func values(for scheme: Scheme) throws(TokenErrors) -> ThemeValues {
    try checked { () throws(TokenErrors) in try tokens.values(for: scheme) }
  }

  /// The values of all schemes; throws all faults of the brand.
  package func values() throws(TokenErrors) -> [(scheme: Scheme, values: ThemeValues)] {
    try checked { () throws(TokenErrors) in try tokens.values() }
  }

  private func checked<Values>(_ read: () throws(TokenErrors) -> Values) throws(TokenErrors) -> Values {
    let values: Values
    do throws(TokenErrors) {
      values = try read()
    } catch {
      throw TokenErrors(merging: [faults, error])
    }
    guard faults.count == 0 else { throw faults }
    return values
  }
}
