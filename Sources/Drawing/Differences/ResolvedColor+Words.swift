import Prism

extension ResolvedColor {
  /// `#eb1700`, the number of a palette's entry, or `default`.
  public var words: String {
    switch self {
    case .terminalDefault: "default"
    case .indexed(let index): "\(index)"
    case .rgb(let rgb): rgb.hexadecimal
    }
  }
}
