import AppCore
import Drawing
import Glibc
import Text

/// The terminal or the script that an app runs on. It carries out the effects that a source cannot answer.
package protocol AppHost: ~Copyable {
  /// Announces lines. Only an app that reads lines has any.
  mutating func say(_ announcements: [Announcement])
  /// Tells the user that the recording or the log has stopped. Returns the event with which the app tells it instead;
  /// `nil` if there is nothing more to do.
  mutating func complain(_ reason: SafeText) -> Event?
  /// Stops the process until the shell continues it. The result is for hosts that announce lines.
  mutating func suspend() -> Resumption?
  /// Turns the reports of the mouse on or off, and returns which; `nil` on a host without a mouse.
  mutating func toggleMouse() -> Bool?
  /// Copies text to the clipboard; returns `false` if the terminal has none.
  mutating func copy(_ text: SafeText) -> Bool
  /// Opens an address outside the program; returns `false` if no program takes it.
  mutating func openOutside(_ address: String) -> Bool
  /// Opens a file in the editor of the user, and waits for its end.
  mutating func edit(_ file: EditedFile, line: Int, column: Int) -> EditorEnding
}

/// A host on which real time passes and a user types.
package protocol LiveHost: AppHost, ~Copyable {
  /// Milliseconds since the app began.
  var now: Int { get }
  /// The time at which the host itself has input; `nil` if that is not known.
  var deadline: Int? { get }
  /// Whether another program has the terminal, so that the app need not know the time.
  var isAway: Bool { get }
  /// The descriptors to poll for input.
  var waits: [pollfd] { get }
  /// The longest time that a poll may wait for the rest of an input.
  var millisecondsLeft: Int? { get }
  /// The next input; `nil` if there is none for now.
  mutating func nextInput(for app: App) -> Event?
  /// The requests of editors to show a facet.
  mutating func takeShowRequests() -> [ShowRequest]
  /// Answers such a request, with the reason if the facet is not shown.
  mutating func answer(_ request: ShowRequest, _ reason: SafeText?)
}

/// Only a screen is asked to show facets.
extension LiveHost where Self: ~Copyable {
  package mutating func takeShowRequests() -> [ShowRequest] { [] }
  package mutating func answer(_ request: ShowRequest, _ reason: SafeText?) {}
}

/// The state of a line terminal after the program was suspended.
package struct Resumption {
  let size: Size
  /// Whether another program still has the terminal.
  let isAway: Bool
}
