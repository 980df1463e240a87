import FacetModel
import Input
import Pages
import Text

/// What the app wants done outside itself.
public enum Effect: Hashable, Sendable {
  case quit
  /// The system wants us to end: say so to whoever waits for us.
  case end(by: Signal)
  /// Give the terminal back to the shell until it brings us to the front again.
  case suspend
  /// Hear the mouse, or leave it to the terminal, which selects text with it.
  case toggleMouse
  /// Hand text to the terminal, for its clipboard.
  case copy(SafeText)
  /// Open an address of the open web with whatever the system opens such with.
  case openOutside(String)
  /// The answer comes as an event with the same number. `page` is the source's own number of the page that asks.
  case load(FeedRequest, id: Int, page: Int)
  /// Somebody may want it soon. Nobody waits for it, and there is no answer.
  case prefetch(FeedRequest, page: Int)
  /// Nobody waits any more for what was to be loaded.
  case cancel(id: Int)
  /// From now on a server hears from a client of another version.
  case become(SemanticVersion)
  /// Somebody has seen something, or clicked on it.
  case log(LoggedEvent)
  /// There is nothing to show, and there will be nothing.
  case giveUp(reason: SafeText)
}
