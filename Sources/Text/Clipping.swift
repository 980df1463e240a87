/// Returns the beginning of a text, with an ellipsis if it was cut. It counts scalars, because a single character can
/// have a million of them.
package func clipped(_ text: String, to count: Int) -> String {
  let scalars = text.unicodeScalars
  let end = scalars.index(scalars.startIndex, offsetBy: count, limitedBy: scalars.endIndex) ?? scalars.endIndex
  return end == scalars.endIndex ? text : String(scalars[..<end]) + "…"
}
