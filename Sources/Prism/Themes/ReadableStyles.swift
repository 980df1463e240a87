import Synchronization

/// The styles for which a colour had to be moved, so that drawing a frame looks them up.
///
/// A class, because drawing changes nothing but this memory.
final class ReadableStyles: Sendable {
  struct Key: Hashable {
    let paint: Paint
    let ground: Paint
    let attributes: TextAttributes
  }

  private let styles = Mutex<[Key: ResolvedStyle]>([:])

  /// The most styles to remember. A backend may choose another colour for each facet.
  private static let most = 4096

  /// Returns the style that `make` has made for the same key.
  func style(for key: Key, _ make: () -> ResolvedStyle) -> ResolvedStyle {
    styles.withLock { styles in
      if let style = styles[key] { return style }
      if styles.count >= Self.most { styles = [:] }
      let style = make()
      styles[key] = style
      return style
    }
  }
}
