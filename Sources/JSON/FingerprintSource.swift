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
}
