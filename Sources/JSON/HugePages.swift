import Glibc

/// Asks for a large block to be backed by large pages. A feed of 50 MB has 12,000 small ones, and meeting each for the
/// first time takes longer than copying the bytes. A wish: where the kernel does not grant it, nothing changes.
func preferHugePages(_ block: UnsafeMutableRawPointer, bytes: Int) {
  // In smaller blocks hardly a whole large page would fit.
  guard bytes >= 4 << 20 else { return }
  let page = 4096
  let start = Int(bitPattern: block) & ~(page - 1)
  let end = (Int(bitPattern: block) + bytes) & ~(page - 1)
  madvise(UnsafeMutableRawPointer(bitPattern: start), end - start, MADV_HUGEPAGE)
}

/// Meets the pages of a block that will be filled wholly all at once, which costs less than to meet them one by one.
/// Large blocks have large pages instead, and small ones live where memory has been met already.
func meetPages(of block: UnsafeMutableRawPointer, bytes: Int) {
  guard (1 << 18..<4 << 20).contains(bytes) else { return }
  let page = 4096
  let start = (Int(bitPattern: block) + page - 1) & ~(page - 1)
  let end = (Int(bitPattern: block) + bytes) & ~(page - 1)
  madvise(UnsafeMutableRawPointer(bitPattern: start), end - start, MADV_POPULATE_WRITE)
}
