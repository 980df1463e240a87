import Reporting
import Terminal
import Text

extension Surroundings {
  /// The settings of the screen that follow from the environment.
  package var screenSettings: ScreenSettings {
    var settings = ScreenSettings(type: terminalType, depth: depth)
    settings.asks = askingDecision.value
    settings.isInTmux = multiplexer.value == .tmux
    settings.asksColors = colorAskingDecision.value
    settings.synchronizes = synchronizingDecision.value
    return settings
  }

  /// tmux sets TMUX, screen sets STY; TERM survives where the environment is cleaned.
  package var multiplexer: Decision<Multiplexer> {
    let type = terminalType ?? ""
    if environment("TMUX") != nil { return Decision(.tmux, because: "TMUX is set") }
    if environment("STY") != nil { return Decision(.screen, because: "STY is set") }
    if type.hasPrefix("tmux") { return Decision(.tmux, because: "TERM=\(type)") }
    if type.hasPrefix("screen") { return Decision(.screen, because: "TERM=\(type), and TMUX is not set") }
    return Decision(.none, because: "neither TMUX nor STY is set, and TERM names neither")
  }

  package var isRemote: Decision<Bool> {
    let variables = ["SSH_CONNECTION", "SSH_CLIENT", "SSH_TTY"]
    if let variable = variables.first(where: { environment($0) != nil }) {
      // The value is not shown, because it holds addresses.
      return Decision(true, because: "\(variable) is set")
    }
    return Decision(false, because: "none of SSH_CONNECTION, SSH_CLIENT, SSH_TTY is set")
  }

  /// Whether the terminal is asked about itself. Late answers are swallowed as long as the program runs, so it is asked
  /// over SSH, too. The console of Linux would show the questions. FACET_QUERIES overrides this; 0 is no.
  package var askingDecision: Decision<Bool> {
    if let wish = environment("FACET_QUERIES"), !wish.isEmpty {
      return Decision(wish != "0", because: "FACET_QUERIES=\(wish)")
    }
    if terminalType == "linux" { return Decision(false, because: "the console of Linux would show the questions") }
    return Decision(true, because: "late answers are swallowed")
  }

  /// Whether the terminal is asked about its colours, beside the other questions.
  package var colorAskingDecision: Decision<Bool> {
    let known = colorDecision
    if known.value != nil { return Decision(false, because: known.reason) }
    if let type = terminalType, Self.poorTypes.contains(type) { return Decision(false, because: known.reason) }
    if multiplexer.value == .screen {
      return Decision(false, because: "GNU screen hands the questions on, but not the colours")
    }
    if environment("TERM_PROGRAM") == "Apple_Terminal" {
      return Decision(false, because: "this terminal would show the questions")
    }
    return Decision(true, because: known.reason)
  }

  /// Whether the terminal can be asked about pictures. Some terminals would show the questions.
  package var pictureAskingDecision: Decision<Bool> {
    let asking = askingDecision
    guard asking.value else { return asking }
    if multiplexer.value == .screen { return Decision(false, because: "GNU screen hands no pictures on") }
    if let type = terminalType, Self.poorTypes.contains(type) {
      return Decision(false, because: "TERM=\(type) shows no pictures")
    }
    if environment("TERM_PROGRAM") == "Apple_Terminal" {
      return Decision(false, because: "this terminal would show the questions")
    }
    return Decision(true, because: "late answers are swallowed")
  }

  /// Whether a wish for pictures of true pixels can be granted. A wish that asks for nothing else than a way always can.
  func allows(_ wish: PictureWish?) -> Bool {
    switch wish {
    case nil: false
    case .best: pictureAskingDecision.value
    case .placeholders, .sixels: true
    }
  }

  /// Whether each frame may be shown at once as a whole, if the terminal supports that.
  package var synchronizingDecision: Decision<Bool> {
    isSet("FACET_NO_SYNC")
      ? Decision(false, because: "FACET_NO_SYNC is set")
      : Decision(true, because: "FACET_NO_SYNC is not set")
  }
}
