import Feeds
import JSON

/// The documents of large pages that are shown, by page number. They leave the memory when their pages are read again:
/// the app compares the old page with the new one, and holds both.
final class ShownDocuments {
  private struct Holder {
    weak var document: Document?
  }

  /// The size of a text from which a file is worth the time to write it.
  static let leastBytes = 8 << 20

  private var holders: [Int: Holder] = [:]

  func note(_ document: Document, ofPage number: Int) {
    holders[number] = document.bytes.count >= Self.leastBytes ? Holder(document: document) : nil
  }

  /// Moves the document of a page into files.
  func clear(page number: Int) {
    guard let document = holders.removeValue(forKey: number)?.document else { return }
    NamelessFile.hold(document, in: NamelessFile.folder)
  }
}
