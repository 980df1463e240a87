import Glibc

/// A block of memory made larger, which may be another block afterwards. Where there is no memory for it, the program
/// ends with a last word.
func grown(_ block: UnsafeMutableRawPointer?, toBytes count: Int) -> UnsafeMutableRawPointer {
  if let larger = realloc(block, count) { return larger }
  // Made before it is needed: there may be no memory for words either.
  let words: StaticString = "facet: there is not enough memory for this\n"
  write(STDERR_FILENO, words.utf8Start, words.utf8CodeUnitCount)
  abort()
}
