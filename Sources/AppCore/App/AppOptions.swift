import Pages
import Pictures
import Text

/// The settings and flags that the app was started with.
public struct AppOptions: Sendable {
  public var keymap = Keymap.standard
  public var reducesMotion = false
  /// Whether the app begins with a welcome page that leads to the home page.
  public var welcomes = false
  /// Whether pages are read line by line, in the linear mode. Then no carousel moves by itself.
  public var readsLines = false
  /// Whether the app requests the first page itself and shows the splash screen meanwhile.
  public var awaitsFirstPage = false
  /// Whether a server answers the requests, so that a failed request can be tried again.
  public var asksServer = false
  /// Whether the user can search all facets ever seen.
  public var findsSeen = false
  /// The way pictures are shown; `nil` if there is none, so that none are asked for.
  public var pictureMode: PictureMode?
  /// Whether the target of the focused link is loaded before the user opens it.
  public var prefetches = false
  /// The rule by which facets count as seen; `nil` without a log.
  package var impressions: ImpressionRule?
  /// The id, JSON pointer or line that the first page opens at.
  public var place: String?
  /// The message in the status line at the start.
  public var message: SafeText?

  public init(reducesMotion: Bool = false) {
    self.reducesMotion = reducesMotion
  }
}
