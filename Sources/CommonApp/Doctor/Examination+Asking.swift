import AppRuntime
import Feeds
import Glibc
import Sessions
import Terminal
import Text

extension Examination {
  /// Examines everything. The terminal is asked if the browser would ask it. If the report goes to a file, the terminal
  /// is asked through `/dev/tty`.
  init(
    _ surroundings: Surroundings, _ settings: Configuration, input: StreamKind, output: StreamKind,
    decoder: [String]
  ) {
    self.surroundings = surroundings
    self.input = input
    self.output = output
    self.decoder = Self.report(of: decoder)
    locale = UTF8Locale.adopt()
    self.settings = settings
    var wishes = surroundings.screenSettings
    wishes.depth = settings.depth ?? wishes.depth
    wishes.asksColors = wishes.asksColors && settings.depth == nil
    wishes.pictures = surroundings.pictureAskingDecision.value ? Self.pictureWish(surroundings, settings) : nil
    planned = Result { [wishes] () throws(TerminalError) in try ScreenPlan(wishes) }
    let planned = planned
    asked = wishes.questions
    answers = Result { [wishes] () throws(NotAsked) in
      try Self.refuse(surroundings, planned)
      return try Self.ask(wishes, isRemote: surroundings.isRemote.value)
    }
    configuration = PersonalFile.configuration(surroundings.environment)
    isConfigured = configuration.path.value.map(FileReader.exists) ?? false
  }

  private static func refuse(
    _ surroundings: Surroundings, _ planned: Result<ScreenPlan, TerminalError>
  ) throws(NotAsked) {
    let wish = surroundings.askingDecision
    guard wish.value else { throw NotAsked(reason: wish.reason) }
    switch planned {
    case .failure: throw NotAsked(reason: noScreen)
    case .success(let plan) where !plan.takesControlSequences: throw NotAsked(reason: strangeSequences)
    case .success: break
    }
  }

  private static func ask(_ settings: ScreenSettings, isRemote: Bool) throws(NotAsked) -> Inquiry {
    do throws(TerminalError) {
      return try Inquiry(
        asking: settings.questions, isInTmux: settings.isInTmux,
        patience: isRemote ? Inquiry.remotePatience : Inquiry.patience)
    } catch {
      throw NotAsked(reason: "\(error.description)")
    }
  }

  static let noTerminal: SafeText = "standard output is not a terminal"
  static let noScreen: SafeText = "there would be no screen"
  static let strangeSequences: SafeText = "the terminal's control sequences are not the usual ones"
}
