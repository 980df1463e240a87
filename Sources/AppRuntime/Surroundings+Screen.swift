import Reporting
import Terminal
import Text

extension Surroundings {
  /// What the environment says about how to treat the terminal.
  package var screenSettings: ScreenSettings {
    var settings = ScreenSettings(type: terminalType, depth: depth)
    settings.asks = askingDecision.value
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
      // Its value is nobody's business: it holds addresses.
      return Decision(true, because: "\(variable) is set")
    }
    return Decision(false, because: "none of SSH_CONNECTION, SSH_CLIENT, SSH_TTY is set")
  }

  /// Over a slow line answers may come when the program has long ended, and be taken for typing. The console of Linux
  /// would show the questions. FACET_QUERIES says yes or no (0) to all that.
  package var askingDecision: Decision<Bool> {
    if let wish = environment("FACET_QUERIES"), !wish.isEmpty {
      return Decision(wish != "0", because: "FACET_QUERIES=\(wish)")
    }
    let isRemote = isRemote
    if isRemote.value {
      return Decision(false, because: "answers may come too late over SSH (\(isRemote.reason)); FACET_QUERIES=1 asks")
    }
    if terminalType == "linux" { return Decision(false, because: "the console of Linux would show the questions") }
    return Decision(true, because: "the terminal is near")
  }

  /// Whether frames may be shown as wholes, if the terminal can.
  package var synchronizingDecision: Decision<Bool> {
    isSet("FACET_NO_SYNC")
      ? Decision(false, because: "FACET_NO_SYNC is set")
      : Decision(true, because: "FACET_NO_SYNC is not set")
  }
}
