import FacetModel
import Input
import Pages
import Text

/// A request of the app to the world outside it.
public enum Effect: Hashable, Sendable {
  case quit
  /// End by the signal, so that the parent process learns the reason.
  case end(by: Signal)
  /// Return the terminal to the shell until the shell brings the app to the foreground again.
  case suspend
  /// Switch mouse events on or off. Without them the terminal selects text with the mouse.
  case toggleMouse
  /// Copy text to the clipboard of the terminal.
  case copy(SafeText)
  /// Open an address of the open web in the system's program for it.
  case openOutside(String)
  /// Load a page. The response arrives as an event with the same id. `page` is the source's number of the requesting
  /// page.
  case load(FeedRequest, id: Int, page: Int)
  /// Load a response that the user may need soon. No event answers it.
  case prefetch(FeedRequest, page: Int)
  /// Cancel the request with this id, whose response is no longer needed.
  case cancel(id: Int)
  /// Send the requests from now on as a client of another version.
  case become(SemanticVersion)
  /// Log an impression or a click.
  case log(LoggedEvent)
  /// End the app, because the first page cannot be loaded.
  case giveUp(reason: SafeText)
}
