import Feeds
import JSON

/// The texts of large pages that are shown, by page number. They leave the memory when their pages are read again: the
/// app compares the old page with the new one, and holds both.
final class ShownTextMemory {
  private struct Holder {
    weak var bytes: ByteBuffer?
  }

  /// The size of a text from which a file is worth the time to write it.
  static let leastBytes = 8 << 20

  private var holders: [Int: Holder] = [:]

  func note(_ bytes: ByteBuffer, ofPage number: Int) {
    holders[number] = bytes.count >= Self.leastBytes ? Holder(bytes: bytes) : nil
  }

  /// Moves the text of a page into a file.
  func clear(page number: Int) {
    guard let bytes = holders.removeValue(forKey: number)?.bytes else { return }
    NamelessFile.hold(bytes, in: NamelessFile.folder)
  }
}
