import Text

/// The phrases of the status line while a recorded session is played.
extension Words {
  public var endOfRecording: SafeText { say("the end", "el final") }
  public var paused: SafeText { say("paused", "en pausa") }
  public func recorded(_ time: SafeText, of end: SafeText) -> SafeText {
    say("recorded \(time) of \(end)", "grabado \(time) de \(end)")
  }
  public func recordedLine(_ number: Int) -> SafeText { say("line \(number): ", "línea \(number): ") }
  public var spacePlay: SafeText { say("Space play", "Space seguir") }
  public var spacePause: SafeText { say("Space pause", "Space pausar") }
  public var stepKey: SafeText { say(". step", ". paso") }
  public var seekKeys: SafeText { say("<> seek", "<> ir") }
  public var quitKey: SafeText { say("q quit", "q salir") }
  public var otherKeysTakeOver: SafeText { say("other keys take over", "otras teclas toman el control") }
}
