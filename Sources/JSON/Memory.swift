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

/// Asks the kernel to back a large block with large pages. A feed of 50 MB has 12,000 small pages, and touching each
/// for the first time takes longer than copying the bytes. If the kernel refuses, nothing changes.
func preferHugePages(_ block: UnsafeMutableRawPointer, bytes: Int) {
  // In smaller blocks a whole large page would hardly fit.
  guard bytes >= 4 << 20 else { return }
  let page = 4096
  let start = Int(bitPattern: block) & ~(page - 1)
  let end = (Int(bitPattern: block) + bytes) & ~(page - 1)
  madvise(UnsafeMutableRawPointer(bitPattern: start), end - start, MADV_HUGEPAGE)
}

/// Maps all pages of a block that will be filled completely, in one call. This costs less than a page fault for each.
/// Large blocks use large pages instead, and small blocks lie in memory that is already mapped.
func populatePages(of block: UnsafeMutableRawPointer, bytes: Int) {
  guard (1 << 18..<4 << 20).contains(bytes) else { return }
  let page = 4096
  let start = (Int(bitPattern: block) + page - 1) & ~(page - 1)
  let end = (Int(bitPattern: block) + bytes) & ~(page - 1)
  madvise(UnsafeMutableRawPointer(bitPattern: start), end - start, MADV_POPULATE_WRITE)
}
