import Prism

extension ResolvedColor {
  /// The colour in words: `#eb1700`, the number of a palette entry, or `default`.
  public var words: String {
    switch self {
    case .terminalDefault: "default"
    case .indexed(let index): "\(index)"
    case .rgb(let rgb): rgb.hexadecimal
    }
  }
}
