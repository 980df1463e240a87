import Prism
import Reporting
import Text
import Wording

extension Brand {
  /// The values of one scheme; faults of the other scheme are ignored.
  package func values(for scheme: Scheme, contrast: ContrastLevel = .normal) throws(TokenErrors) -> ThemeValues {
    try checked { () throws(TokenErrors) in try tokens.values(for: scheme, contrast: contrast) }
  }

  /// The values of one scheme in a contrast. The failure says that the brand lacks the contrast, or names a fault.
  package func themeValues(_ scheme: Scheme, _ contrast: ContrastLevel) throws(Failure) -> ThemeValues {
    guard tokens.offers(contrast, in: scheme) else {
      let file = SafeText(BrandFiles.highContrastName(of: scheme))
      let message = Message { $0.noHighContrast(SafeText(name), SafeText(scheme.rawValue), file: file) }
      throw Failure(status: .noInput, message: message)
    }
    do throws(TokenErrors) {
      return try values(for: scheme, contrast: contrast)
    } catch {
      throw .tokens(error, of: self)
    }
  }

  /// The values of all schemes, and of those in high contrast; throws all faults of the brand.
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
