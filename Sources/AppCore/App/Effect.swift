import FacetModel
import Input
import Pages
import Pictures
import Text

/// An action outside the app that it asks for.
public enum Effect: Hashable, Sendable {
  case quit
  /// End with the status of a signal, which tells the parent process the reason.
  case end(by: Signal)
  /// Give the terminal back to the shell until the shell continues the program.
  case suspend
  /// Take the reports of the mouse, or leave the mouse to the terminal, which selects text with it.
  case toggleMouse
  /// Copy text to the clipboard of the terminal.
  case copy(SafeText)
  /// Open an address of the web in the program that the system has for it.
  case openOutside(String)
  /// Open a response in the editor of the user, at a place of it.
  case edit(EditedPlace)
  /// Load a page. The response arrives as an event with the same id. `page` is the source's number of the requesting
  /// page.
  case load(FeedRequest, id: Int, page: Int)
  /// Load a page that the user may open soon. There is no answer.
  case prefetch(FeedRequest, page: Int)
  /// Cancel a load effect, whose answer is not wanted any more.
  case cancel(id: Int)
  /// Load these pictures in this order and this form. Pictures that an earlier effect has asked for and that are not
  /// among them are not wanted any more. Each result arrives as an event.
  case loadPictures([PictureOrder], PictureForm)
  /// Load pictures from these servers from now on.
  case allowPictures(PictureServers)
  /// Make later requests as a client of this version.
  case become(SemanticVersion)
  /// Log an impression or a click.
  case log(LoggedEvent)
  /// End because the first page cannot be loaded.
  case giveUp(reason: SafeText)
}
