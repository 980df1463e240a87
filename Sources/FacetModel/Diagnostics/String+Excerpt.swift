extension String {
  /// As much of a message as anybody reads. It may quote what was sent, and what was sent may be a book.
  var excerpt: String {
    let limit = 400
    guard utf8.count > limit else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.prefix(limit))) + "…"
  }
}
