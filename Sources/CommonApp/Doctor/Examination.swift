import AppRuntime
import Reporting
import Sessions
import Terminal
import Text

/// What the doctor has found: the surroundings, and what the terminal's own room says of it.
struct Examination {
  let surroundings: Surroundings
  let input: StreamKind
  let output: StreamKind
  let locale: Decision<Bool>
  /// What a screen would be like, or why there would be none.
  let planned: Result<ScreenPlan, TerminalError>
  /// What the terminal has said, or why it was not asked.
  let answers: Result<Inquiry, NotAsked>
  let configuration: PersonalFile
  let isConfigured: Bool
  /// What that file says.
  let settings: Configuration

  struct NotAsked: Error {
    let reason: SafeText
  }

  var plan: ScreenPlan? { try? planned.get() }
}
