import Text

/// Other words for the commands, by which the palette and the help find them.
extension Words {
  /// The other words for a command, in lower case: those of the language, and the parts of its name in the settings.
  public func otherNames(of command: String) -> [String] {
    let names = Self.otherNames.first { $0.command == command }.map { say($0.english, $0.spanish) } ?? ""
    return (names.string + " " + command).split { $0 == " " || $0 == "-" }.map(\.folded)
  }

  /// The commands that have other names.
  public static var renamedCommands: [String] { otherNames.map(\.command) }

  private static let otherNames: [(command: String, english: SafeText, spanish: SafeText)] = [
    ("open", "enter follow go select click", "entrar seguir ir seleccionar"),
    ("toggle", "check tick select switch", "marcar seleccionar"),
    ("back", "previous return undo history visited pages", "anterior volver regresar historial visitadas"),
    ("forward", "redo history visited pages", "siguiente historial visitadas"),
    ("escape", "cancel stop exit close", "cancelar parar cerrar"),
    ("top", "start beginning first home", "principio primero"),
    ("end", "bottom last", "fin ultimo"),
    ("more", "plus increase quantity", "mas aumentar cantidad"),
    ("less", "minus decrease fewer quantity", "menos reducir cantidad"),
    ("clear-filters", "reset remove unfilter", "borrar limpiar"),
    ("search", "find grep look", "encontrar localizar"),
    ("next-match", "find result again", "resultado otra vez"),
    ("previous-match", "find result", "resultado"),
    ("hints", "labels links follow jump easymotion", "etiquetas enlaces saltar"),
    ("palette", "commands actions menu", "comandos acciones menu"),
    ("versions", "compatibility old android ios release", "compatibilidad antigua"),
    ("side-by-side", "diff compare split versus", "diferencias dividir"),
    ("reload", "refresh update again retry fetch", "refrescar actualizar"),
    ("brand", "theme logo switch", "tema logotipo"),
    ("scheme", "dark night light day theme colors colours mode", "oscuro noche claro dia tema colores modo"),
    ("pictures", "images photos sixel kitty", "fotos"),
    ("mouse", "select pointer click", "raton seleccionar"),
    ("copy", "export save yank clipboard", "exportar guardar portapapeles"),
    ("copy-source", "export save yank clipboard json pointer", "exportar guardar portapapeles json puntero"),
    ("open-outside", "browser web url external", "navegador web externo"),
    ("open-picture", "image photo", "foto"),
    ("inspect", "why lint debug json details info explain", "porque depurar detalles explicar"),
    ("outlines", "borders boxes layout debug", "bordes cajas depurar"),
    ("next-left-out", "why missing omitted hidden unknown", "porque falta omitida oculta"),
    ("previous-left-out", "why missing omitted hidden unknown", "porque falta omitida oculta"),
    ("go-to", "jump id line pointer find", "saltar linea puntero"),
    ("edit", "editor vim source file", "editor fuente archivo"),
    ("messages", "log errors history", "registro errores"),
    ("set-mark", "bookmark remember save", "marcador recordar"),
    ("go-to-mark", "bookmark jump", "marcador saltar"),
    ("help", "shortcuts keys manual", "ayuda atajos manual"),
    ("quit", "exit close leave stop", "cerrar terminar"),
    ("suspend", "background shell pause", "fondo pausa"),
  ]
}
