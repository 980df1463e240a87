import Glibc

/// Enlarges a block of memory and returns its address, which may change. If there is not enough memory, the program
/// prints a message and ends.
func grown(_ block: UnsafeMutableRawPointer?, toBytes count: Int) -> UnsafeMutableRawPointer {
  if let larger = realloc(block, count) { return larger }
  // A static string, because there may be no memory to build a message.
  let words: StaticString = "facet: there is not enough memory for this\n"
  write(STDERR_FILENO, words.utf8Start, words.utf8CodeUnitCount)
  abort()
}
