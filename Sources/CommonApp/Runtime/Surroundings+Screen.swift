import Terminal

extension Surroundings {
  /// What the environment says about how to treat the terminal.
  var screenSettings: ScreenSettings {
    var settings = ScreenSettings(type: terminalType, depth: depth)
    settings.asks = asksTerminal
    settings.synchronizes = environment("FACET_NO_SYNC")?.isEmpty != false
    return settings
  }

  /// Over a slow line answers may come when the program has long ended, and be taken for typing. The console of Linux
  /// would show the questions. FACET_QUERIES says yes or no (0) to all that.
  private var asksTerminal: Bool {
    if let wish = environment("FACET_QUERIES"), !wish.isEmpty { return wish != "0" }
    let isRemote = ["SSH_CONNECTION", "SSH_CLIENT", "SSH_TTY"].contains { environment($0) != nil }
    return !isRemote && terminalType != "linux"
  }
}
