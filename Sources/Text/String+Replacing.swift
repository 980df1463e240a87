extension String {
  /// Returns the text with other texts in place of single characters. The standard library's own function would load its
  /// regular expressions at every start.
  public func replacing(each texts: [Unicode.Scalar: String]) -> String {
    unicodeScalars.reduce(into: "") { result, scalar in
      if let text = texts[scalar] { result += text } else { result.unicodeScalars.append(scalar) }
    }
  }
}
