import Text

/// Returns the beginning of a text of a response, in quotes. It is cut because an id may be a megabyte long.
public func quoted(_ text: String) -> String {
  "'\(clipped(text, to: 60))'"
}
