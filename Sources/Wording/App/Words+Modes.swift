import Text

/// The keys of prompts and panels with their effects. The names of keys are the same in each language.
extension Words {
  public var scrollKeys: SafeText { say("↑↓ scroll", "↑↓ mover") }
  public var enterDone: SafeText { say("Enter done", "Enter listo") }
  public var escBack: SafeText { say("Esc back", "Esc volver") }
  public var enterDoIt: SafeText { say("Enter run", "Enter ejecutar") }
  public var chooseKeys: SafeText { say("↑↓ choose", "↑↓ elegir") }
  public var enterChoose: SafeText { say("Enter choose", "Enter elegir") }
  public var enterApply: SafeText { say("Enter apply", "Enter aplicar") }
  public var spaceMark: SafeText { say("Space mark", "Space marcar") }
  public var backspaceNone: SafeText { say("Backspace clear", "Backspace borrar") }
  public var enterBeThatClient: SafeText { say("Enter use this version", "Enter usar esa versión") }
  public var enterPutThemThere: SafeText { say("Enter compare", "Enter comparar") }
  public var enterGoThere: SafeText { say("Enter go there", "Enter ir ahí") }
  public var enterClose: SafeText { say("Enter close", "Enter cerrar") }
  public var escStop: SafeText { say("Esc stop", "Esc parar") }
  public var enterFold: SafeText { say("Enter fold", "Enter plegar") }
  public var escPage: SafeText { say("Esc page", "Esc página") }
  public var escClose: SafeText { say("Esc close", "Esc cerrar") }
  public func close(_ key: SafeText) -> SafeText { say("\(key) close", "\(key) cerrar") }
  public func copy(_ key: SafeText) -> SafeText { say("\(key) copy", "\(key) copiar") }
}
