import Prism
import Synchronization

/// The colours of backdrops under their veils, which are the same in every frame as long as nothing changes.
///
/// A class, because drawing a frame changes nothing but this memory.
final class VeilMemory: Sendable {
  /// All that the colours depend on.
  struct Key: Hashable {
    let backdrop: Backdrop
    /// The number of the page, which relative addresses need.
    let page: Int
    let ground: ResolvedColor
    let contrast: ContrastLevel
    let inks: Set<RGB>
  }

  private let veils = Mutex<[Key: Veil]>([:])

  /// The most backdrops to remember. A screen shows a few at a time.
  private static let most = 64

  /// Works with the remembered colours of a backdrop, or those that `make` begins with.
  func with(_ key: Key, make: () -> Veil, _ work: (inout Veil) -> Void) {
    veils.withLock { veils in
      if veils[key] == nil {
        if veils.count >= Self.most { veils = [:] }
        veils[key] = make()
      }
      if let index = veils.index(forKey: key) { work(&veils.values[index]) }
    }
  }
}
