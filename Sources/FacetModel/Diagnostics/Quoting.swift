/// What a response says, in quotes, as far as a line of text has room for it: an id may be a megabyte long.
public func quoted(_ text: String) -> String {
  "'\(clipped(text, to: 60))'"
}

/// The beginning of a text, with an ellipsis where something is missing. Counts scalars: a single character can have a
/// million of them.
func clipped(_ text: String, to count: Int) -> String {
  let scalars = text.unicodeScalars
  let end = scalars.index(scalars.startIndex, offsetBy: count, limitedBy: scalars.endIndex) ?? scalars.endIndex
  return end == scalars.endIndex ? text : String(scalars[..<end]) + "…"
}
