import Pages
import Text

/// How somebody likes the app to be, whatever it shows.
public struct AppOptions: Sendable {
  public var keymap = Keymap.standard
  public var reducesMotion = false
  /// Begins with the brand itself, and a page that leads to the home page.
  public var welcomes = false
  /// Reads pages line by line instead of looking at them on a screen. Then nothing moves by itself.
  public var readsLines = false
  /// The first page is not there yet: it is asked for, and the brand is shown meanwhile.
  public var awaitsFirstPage = false
  /// What does not come today may come when it is asked for again.
  public var asksServer = false
  /// All that was ever seen can be searched.
  public var findsSeen = false
  /// What the focus leads to is asked for before anybody goes there.
  public var prefetches = false
  /// When something counts as seen, where that is to be logged.
  package var impressions: ImpressionRule?
  /// To be said at first.
  public var message: SafeText?

  public init(reducesMotion: Bool = false) {
    self.reducesMotion = reducesMotion
  }
}
