import Reporting

/// The output format of a frame.
enum RenderFormat: String, CaseIterable {
  case text, ansi, svg, html
  /// The lines of the linear mode.
  case linear
  /// The places of all facets.
  case json

  /// Whether the format is a picture, which can show two pages side by side.
  var isPicture: Bool {
    switch self {
    case .text, .ansi, .svg, .html: true
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
      throw .usage("--linear means --format linear; leave out --format \(word)")
    }
    self = format
  }
}
