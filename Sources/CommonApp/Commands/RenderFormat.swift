import Reporting

/// What a frame is printed as.
enum RenderFormat: String, CaseIterable {
  case text, ansi, svg
  /// Read aloud.
  case linear
  /// Where every facet is.
  case json

  /// Cells side by side; two pages can be two halves of one.
  var isPicture: Bool {
    switch self {
    case .text, .ansi, .svg: true
    case .linear, .json: false
    }
  }

  init(_ arguments: Arguments) throws(Failure) {
    guard let word = arguments[.format] else {
      self = arguments.has(.linear) ? .linear : .text
      return
    }
    guard let format = RenderFormat(rawValue: word) else {
      let known = Self.allCases.map(\.rawValue).joined(separator: ", ")
      throw .usage("no format '\(word)'; the formats are \(known)")
    }
    guard !arguments.has(.linear) || format == .linear else {
      throw .usage("--linear is --format linear; '\(word)' is another one")
    }
    self = format
  }
}
