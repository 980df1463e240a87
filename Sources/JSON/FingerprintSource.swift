import CMemory

/// The memory of a document, of which fingerprints are made.
///
/// It is valid as long as the document. Other threads count references to the document, and each count would take the
/// addresses that stand beside it out of this processor's cache.
public struct FingerprintSource {
  let nodes: UnsafePointer<Node>
  let text: UnsafePointer<UInt8>
  let references: RowReferences?

  public init(_ document: Document) {
    nodes = UnsafePointer(document.arena.base)
    text = document.bytes.base
    references = document.references
  }

  /// Has the processor fetch where a value stands, which `fetchText` needs later.
  public func fetchPlace(_ place: Value.Place) {
    facet_fetch(nodes + Int(place.index))
  }

  /// Has the processor fetch the bytes of a value that is going to be added. Values that are left out between others
  /// keep it from doing so by itself.
  public func fetchText(_ place: Value.Place) {
    let node = nodes[Int(place.index)]
    let start = text + Int(node.start)
    for offset in stride(from: 0, to: min(Int(node.end - node.start), Self.mostFetched), by: 64) {
      facet_fetch(start + offset)
    }
  }

  private static var mostFetched: Int { 2048 }
}
