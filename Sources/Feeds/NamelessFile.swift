import Glibc
import JSON

/// A file without a name that holds the memory of a page that has been replaced.
///
/// The page before a change is kept for comparisons, which need few of its bytes. The system reads those back from the
/// file when they are used. No other program can open the file, so nothing can shorten it while it is mapped.
public enum NamelessFile {
  /// Files without a name on Linux (`O_TMPFILE`), which is not imported.
  private static let nameless: Int32 = 0o20_200_000
  private static let pageSize = 4096

  /// Moves the text and the values of a document into files in a folder. The document stays as it is in every other way.
  /// Returns `false` if the folder takes no such file; the rest then stays in memory.
  @discardableResult
  public static func hold(_ document: Document, in folder: String) -> Bool {
    document.memory.allSatisfy { hold($0, in: folder) }
  }

  /// Moves bytes that never change into a file.
  private static func hold(_ bytes: UnsafeRawBufferPointer, in folder: String) -> Bool {
    guard let base = bytes.baseAddress else { return false }
    // Whole pages only: the first and the last one may hold other data, too.
    let start = (Int(bitPattern: base) + pageSize - 1) & ~(pageSize - 1)
    let end = (Int(bitPattern: base) + bytes.count) & ~(pageSize - 1)
    guard end > start, let pages = UnsafeMutableRawPointer(bitPattern: start) else { return false }
    let file = open(folder, nameless | O_RDWR | O_CLOEXEC, 0o600)
    guard file >= 0 else { return false }
    defer { close(file) }
    guard write(pages, count: end - start, to: file) else { return false }
    // Writable for the C library, to which the memory goes back at the end. Such changes do not reach the file.
    return mmap(pages, end - start, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_FIXED, file, 0) == pages
  }

  /// Returns whether all bytes were written. A file with all of its bytes cannot run out of space when it is read.
  private static func write(_ bytes: UnsafeRawPointer, count: Int, to file: Int32) -> Bool {
    var written = 0
    while written < count {
      let step = Glibc.write(file, bytes + written, count - written)
      if step < 0, errno == EINTR { continue }
      guard step > 0 else { return false }
      written += step
    }
    return true
  }

  /// The folder for large temporary files: `TMPDIR`, or one that is on a disk by custom.
  public static var folder: String {
    getenv("TMPDIR").map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/var/tmp"
  }
}
