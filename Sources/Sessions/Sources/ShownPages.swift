import FacetModel
import Feeds
import JSON

/// Memories of the pages that are shown, by page number: they matter when the file of a page is read again.
final class ShownPages {
  private struct Holder {
    weak var document: Document?
  }

  /// The size of a text from which a file is worth the time to write it.
  static let leastBytes = 8 << 20

  /// The documents of large pages. They leave the memory when their pages are read again: the app compares the old page
  /// with the new one, and holds both.
  private var holders: [Int: Holder] = [:]
  private var operations: [Int: String] = [:]

  func note(_ feed: Feed, ofPage number: Int) {
    holders[number] = feed.document.bytes.count >= Self.leastBytes ? Holder(document: feed.document) : nil
    if operations[number] == nil { operations[number] = feed.operation }
  }

  /// The operation that the first feed of a page answered. A page that is read again keeps its feed, even if another feed
  /// of the response is larger by now. A feed that was missing for a while comes back.
  func operation(ofPage number: Int) -> String? { operations[number] }

  /// Moves the document of a page into files.
  func clear(page number: Int) {
    guard let document = holders.removeValue(forKey: number)?.document else { return }
    NamelessFile.hold(document, in: NamelessFile.folder)
  }
}
