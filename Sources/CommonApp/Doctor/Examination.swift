import AppRuntime
import PictureDecoding
import Reporting
import Sessions
import Terminal
import Text

/// The findings of the doctor: the environment, and the decisions that the terminal code makes from it.
struct Examination {
  let surroundings: Surroundings
  let input: StreamKind
  let output: StreamKind
  let locale: Decision<Bool>
  /// The plan for a screen, or the reason there can be none.
  let planned: Result<ScreenPlan, TerminalError>
  /// The questions to the terminal.
  let asked: [Question]
  /// The answers of the terminal, or the reason it was not asked.
  let answers: Result<Inquiry, NotAsked>
  let configuration: PersonalFile
  let isConfigured: Bool
  /// The settings in that file.
  let settings: Configuration

  struct NotAsked: Error {
    let reason: SafeText
  }

  /// The report of the process that decodes pictures; `nil` if it does not start.
  let decoder: DecoderReport?

  var plan: ScreenPlan? { try? planned.get() }
}
