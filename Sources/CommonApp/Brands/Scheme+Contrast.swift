import Prism

extension Scheme {
  /// The name of the scheme in a contrast: `dark`, `high dark`.
  func words(in contrast: ContrastLevel) -> String {
    contrast == .normal ? rawValue : "\(contrast.rawValue) \(rawValue)"
  }
}
