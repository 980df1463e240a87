import CSandbox
import Glibc

/// The memory in which a program starts: its stack, its variables, and a heap in one large page.
///
/// Up to its first frame the program writes to about 350 small pages of its heap, 100 of its variables and 28 of its
/// stack. The kernel handed each of them out in a fault of its own, which took a sixth of a start.
enum StartMemory {
  private static let largePage = 2 << 20

  /// Prepares all three. The kernel may refuse any, which changes nothing but the time.
  static func prepare() {
    fillStack()
    fillVariables()
    continueHeap()
  }

  /// The bytes of the stack that a start uses. The kernel gives each program 128 KB of it to begin with.
  private static let usedStack = 96 << 10

  /// Maps the pages of the stack that a start uses in one call.
  private static func fillStack() {
    var place = 0
    withUnsafeMutablePointer(to: &place) {
      let end = Int(bitPattern: $0) & ~(smallPage - 1)
      madvise(UnsafeMutableRawPointer(bitPattern: end - usedStack), usedStack, MADV_POPULATE_WRITE)
    }
  }

  /// Maps all pages of the variables in one call, because a start writes to nearly each of them.
  private static func fillVariables() {
    let start = Int(bitPattern: facet_zeros_begin()) & ~(smallPage - 1)
    let end = (Int(bitPattern: facet_zeros_end()) + smallPage - 1) & ~(smallPage - 1)
    madvise(UnsafeMutableRawPointer(bitPattern: start), end - start, MADV_POPULATE_WRITE)
  }

  /// Continues the heap in a large page.
  private static func continueHeap() {
    // Larger blocks have pages of their own, as before. Feeds and their nodes mostly are smaller.
    mallopt(M_MMAP_THRESHOLD, Int32(2 * largePage))
    mallopt(M_TRIM_THRESHOLD, Int32(2 * largePage))
    // The heap must not touch the large page before the kernel knows of it. So the page begins behind the heap's end, and
    // a block that is never used fills the heap up to there. This takes addresses, but no memory.
    guard let free = firstFreeByte(), let heapEnd = sbrk(0) else { return }
    let start = (Int(bitPattern: heapEnd) + largePage) & ~(largePage - 1)
    mallopt(M_TOP_PAD, Int32(largePage + smallPage))
    let filler = malloc(start - free - 2 * header)
    mallopt(M_TOP_PAD, Int32(usualPad))
    guard let filler, Int(bitPattern: filler) < start, let end = sbrk(0), Int(bitPattern: end) >= start + largePage
    else { return }
    madvise(UnsafeMutableRawPointer(bitPattern: start), largePage, MADV_HUGEPAGE)
  }

  private static let smallPage = 4096
  /// The bytes of the allocator before a block.
  private static let header = 16
  /// The allocator's own choice for the bytes that it takes from the kernel in advance.
  private static let usualPad = 128 << 10

  /// The address from which the heap is free, found by a block that is too large for any gap so early.
  private static func firstFreeByte() -> Int? {
    guard let block = malloc(64 << 10) else { return nil }
    defer { free(block) }
    return Int(bitPattern: block) - header
  }
}
