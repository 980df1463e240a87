import Text

/// The notes in the status line: the reason why a key has no effect here, or its effect.
extension Words {
  public var nothingCounted: SafeText { say("no quantity to change here", "aquí no hay cantidad que cambiar") }
  public var noneOfItAdded: SafeText { say("none added yet", "aún no has agregado ninguno") }
  public var noFilterOn: SafeText { say("no filter is on", "no hay filtros activos") }
  public var filtersWithoutSections: SafeText {
    say("these filters do not say which sections they are for", "estos filtros no dicen para qué secciones son")
  }

  public var nothingToGoBackTo: SafeText { say("no earlier page", "no hay página anterior") }
  public var nothingToGoForwardTo: SafeText { say("no later page", "no hay página siguiente") }
  public var nothingToPointAt: SafeText { say("the linear mode has no mouse", "el modo lineal no usa ratón") }

  public var nothingToLoadAgain: SafeText {
    say("nothing to reload here", "aquí no hay nada que recargar")
  }
  public func triesAgain(_ key: SafeText) -> SafeText { say("; \(key) tries again", "; \(key) reintenta") }
  public func loadsMore(_ key: SafeText) -> SafeText { say("; \(key) loads more", "; \(key) carga más") }
  public var loadsTooMuch: SafeText {
    say("this page loads too much by itself", "esta página carga demasiado por sí sola")
  }
  public var leadsOnByItself: SafeText {
    say(
      "stopped: this page opens another one by itself, as the page before did",
      "detenido: esta página abre otra por sí sola, como la anterior")
  }

  public var nothingToSearch: SafeText { say("nothing to search here", "aquí no hay nada que buscar") }
  public var searchFirst: SafeText { say("search for something first", "primero busca algo") }
  public var onFromTheTop: SafeText { say(", continued from the top", ", sigue desde el inicio") }
  public var onFromTheEnd: SafeText { say(", continued from the end", ", sigue desde el final") }
  public var nothingCanBeOpened: SafeText { say("nothing here can be opened", "aquí no hay nada que abrir") }

  public var moveFirst: SafeText { say("move the focus to something first", "primero mueve el foco a algo") }
  public var moveToALinkFirst: SafeText { say("move the focus to a link first", "primero mueve el foco a un enlace") }
  public func opensItOutside(_ key: SafeText, _ address: SafeText) -> SafeText {
    say("\(key) opens it in the browser: \(address)", "\(key) lo abre en el navegador: \(address)")
  }
  public func leadsNowhereOutside(_ key: SafeText) -> SafeText {
    say("this is not a web link; \(key) opens it here", "esto no es un enlace web; \(key) lo abre aquí")
  }
  public func openedOutside(_ address: SafeText) -> SafeText {
    say("opened in the browser: " + address, "abierto en el navegador: " + address)
  }
  public var noPictureLink: SafeText {
    say("no picture here has a link of its own", "ninguna imagen de aquí tiene enlace propio")
  }
  public func nothingOpensLinks(_ address: SafeText) -> SafeText {
    say("no program found that opens links: " + address, "ningún programa abre enlaces aquí: " + address)
  }
  public var noClipboard: SafeText {
    say("this terminal has no clipboard to copy to", "esta terminal no tiene portapapeles")
  }

  public var copyingTakesAScreen: SafeText {
    say("copying needs a terminal with a screen", "para copiar hace falta una terminal con pantalla")
  }
  public var wordsStandAbove: SafeText {
    say(
      "copying needs a terminal with a screen; the words are above",
      "para copiar hace falta una terminal con pantalla; el texto está arriba")
  }
  public func copied(_ text: SafeText) -> SafeText { say("copied: " + text, "copiado: " + text) }
  public var emptyPointer: SafeText {
    say("the pointer to the whole document, which is empty", "el puntero al documento entero, que está vacío")
  }
  public var onceMore: SafeText { say("once more", "otra vez") }
  public func tooManyBytes(of name: SafeText, _ bytes: Int, _ key: SafeText) -> SafeText {
    say(
      "\(name) has \(bytes) bytes, too many for a clipboard; \(key) copies its pointer",
      "\(name) tiene \(bytes) bytes, demasiados para el portapapeles; \(key) copia su puntero")
  }
  public func copiedJSON(of name: SafeText, _ key: SafeText) -> SafeText {
    say("copied the JSON of \(name); \(key) copies its pointer", "copiado el JSON de \(name); \(key) copia su puntero")
  }
  public var this: SafeText { say("this", "esto") }

  public var noOtherBrand: SafeText { say("there is no other brand here", "aquí no hay otra marca") }
  public var noSuchBrand: SafeText { say("there is no such brand here", "aquí no existe esa marca") }
  public var nothingMoreToLoad: SafeText { say("nothing more to load", "no hay nada más que cargar") }
  public var onItsWay: SafeText { say("already loading", "ya se está cargando") }
  /// `key` changes it again.
  public func mouseIsHeard(_ key: SafeText) -> SafeText {
    say("facet has the mouse; \(key) leaves it to the terminal", "facet tiene el ratón; \(key) lo deja a la terminal")
  }
  public func mouseIsLeft(_ key: SafeText) -> SafeText {
    say("The terminal has the mouse; \(key) takes it back", "La terminal tiene el ratón; \(key) lo recupera")
  }
  public var unfinishedPaste: SafeText {
    say(
      "the end of the pasted text did not arrive; the paste is dropped",
      "no llegó el final del texto pegado; se descarta")
  }

  public var noScreenToLookAt: SafeText {
    say("the inspector needs a screen", "aquí no hay pantalla para verlo")
  }
  public var noScreenForTwo: SafeText {
    say(
      "comparing needs a screen; 'diff' lists the differences",
      "para comparar hace falta una pantalla; 'diff' enumera las diferencias")
  }
  public var pageHidden: SafeText {
    say("this covers the page; close it first", "esto cubre la página; ciérralo primero")
  }
  public var nothingToFold: SafeText { say("nothing to fold here", "aquí no hay nada que plegar") }
  public var leadsNowhere: SafeText { say("this line opens nothing", "esta línea no abre nada") }

  public var noFeedForClients: SafeText {
    say(
      "this screen has no feed to show as another version",
      "esta pantalla no tiene un feed que mostrar como otra versión")
  }
  public var showsNothingAtAll: SafeText {
    say("this version shows nothing on this page", "esta versión no muestra nada de la página")
  }
  public func showsAll(as version: SafeText) -> SafeText {
    say("as version \(version): it shows all of this page", "como versión \(version): muestra toda la página")
  }
  public func showsLess(as version: SafeText, _ leftOut: Int) -> SafeText {
    say("as version \(version): ", "como versión \(version): ") + self.leftOut(leftOut)
  }

  public func stays(_ reason: SafeText) -> SafeText {
    say("page not updated: " + reason, "página sin actualizar: " + reason)
  }
  /// The mark of a page that does not show what its file has by now.
  public var notUpdated: SafeText { say("not updated", "sin actualizar") }
  /// The note that the filters go back, because their answer has not come.
  public var filtersAsBefore: SafeText {
    say("; the filters are as before", "; los filtros quedan como antes")
  }
  public var answerLacksSections: SafeText {
    say("the answer has none of the sections asked for", "la respuesta no tiene ninguna de las secciones pedidas")
  }
  /// The note that sections could not be reloaded. `count` is the number of the named sections.
  public func sectionsStay(_ names: SafeText, count: Int) -> SafeText {
    "; " + names + " " + plural(count, ("stays", "stay"), ("no cambia", "no cambian"))
  }
}
