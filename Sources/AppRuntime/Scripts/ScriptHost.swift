import AppCore
import Text

/// Takes the effects of an app that a script drives. There is no terminal, and the outcome must not depend on the
/// machine, so most effects are dropped.
struct ScriptHost: AppHost {
  /// The lines announced; `nil` for an app with a screen.
  var transcript: Transcript?

  mutating func say(_ announcements: [Announcement]) {
    transcript?.say(announcements)
  }

  /// Says nothing here: the run reports its fault at the end, as an error.
  mutating func complain(_ reason: SafeText) -> Event? { nil }

  /// Nothing is suspended, because no shell would continue the run.
  mutating func suspend() -> Resumption? { nil }

  mutating func toggleMouse() -> Bool? { nil }

  /// Counts as copied, so that the frames are those of a terminal with a clipboard.
  mutating func copy(_ text: SafeText) -> Bool { true }

  /// Counts as opened: a script starts no other program.
  mutating func openOutside(_ address: String) -> Bool { true }

  /// Starts no editor: the page stays as it is.
  mutating func edit(_ file: EditedFile, line: Int, column: Int) -> EditorEnding { .done(wasCopy: false) }
}
