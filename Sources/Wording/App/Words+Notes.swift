import Text

/// The notes in the status line: the reason why a key has no effect here, or its effect.
extension Words {
  public var nothingCounted: SafeText { say("nothing here can be counted", "aquí no hay nada que contar") }
  public var noneOfItAdded: SafeText { say("none of it has been added yet", "aún no has agregado ninguno") }
  public var noFilterOn: SafeText { say("no filter is on", "no hay filtros activos") }
  public var filtersWithoutSections: SafeText {
    say("these filters do not say which sections they are for", "estos filtros no dicen para qué secciones son")
  }

  public var nothingToGoBackTo: SafeText { say("there is nothing to go back to", "no hay a dónde volver") }
  public var nothingToGoForwardTo: SafeText { say("there is nothing to go forward to", "no hay a dónde avanzar") }
  public var nothingToPointAt: SafeText { say("there is nothing here to point at", "aquí no hay nada que señalar") }

  public var nothingToLoadAgain: SafeText {
    say("there is nothing to load again here", "aquí no hay nada que volver a cargar")
  }
  public func triesAgain(_ key: SafeText) -> SafeText { say("; \(key) tries again", "; \(key) reintenta") }
  public func loadsMore(_ key: SafeText) -> SafeText { say("; \(key) loads more", "; \(key) carga más") }
  public var loadsTooMuch: SafeText {
    say("this page loads too much by itself", "esta página carga demasiado por sí sola")
  }
  public var leadsOnByItself: SafeText {
    say(
      "this page would lead on by itself, as the one before it did",
      "esta página llevaría a otra por sí sola, como la anterior")
  }

  public var nothingToSearch: SafeText { say("there is nothing to search here", "aquí no hay nada que buscar") }
  public var searchFirst: SafeText { say("search for something first", "primero busca algo") }
  public var onFromTheTop: SafeText { say(", on from the top", ", sigue desde el inicio") }
  public var onFromTheEnd: SafeText { say(", on from the end", ", sigue desde el final") }
  public var nothingCanBeOpened: SafeText { say("nothing here can be opened", "aquí no hay nada que abrir") }

  public var moveFirst: SafeText { say("move to something first", "primero muévete a algo") }
  public var moveToALinkFirst: SafeText { say("move to a link first", "primero muévete a un enlace") }
  public func opensItOutside(_ key: SafeText, _ address: SafeText) -> SafeText {
    say("\(key) opens it outside: \(address)", "\(key) lo abre fuera: \(address)")
  }
  public func leadsNowhereOutside(_ key: SafeText) -> SafeText {
    say("this leads to nothing outside; \(key) opens it here", "esto no lleva fuera; \(key) lo abre aquí")
  }
  public func openedOutside(_ address: SafeText) -> SafeText {
    say("opened outside: " + address, "abierto fuera: " + address)
  }
  public var noPictureLink: SafeText {
    say("no picture here has a link of its own", "ninguna imagen de aquí tiene enlace propio")
  }
  public func nothingOpensLinks(_ address: SafeText) -> SafeText {
    say("nothing here opens links: " + address, "aquí nada abre enlaces: " + address)
  }
  public var noClipboard: SafeText {
    say("this terminal has no clipboard to copy to", "esta terminal no tiene portapapeles")
  }

  public var copyingTakesAScreen: SafeText {
    say("copying takes a terminal with a screen", "para copiar hace falta una terminal con pantalla")
  }
  public var wordsStandAbove: SafeText {
    say(
      "copying takes a terminal with a screen; the words stand above",
      "para copiar hace falta una terminal con pantalla; el texto está arriba")
  }
  public func copied(_ text: SafeText) -> SafeText { say("copied: " + text, "copiado: " + text) }
  public var emptyPointer: SafeText {
    say("the pointer to the whole, which is empty", "el puntero al total, que está vacío")
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
  public var nothingMoreToLoad: SafeText { say("there is nothing more to load", "no hay nada más que cargar") }
  public var onItsWay: SafeText { say("this is on its way already", "esto ya está en camino") }
  public var unfinishedPaste: SafeText {
    say(
      "the end of the pasted text has not come: it is left out",
      "no llegó el final del texto pegado: se omite")
  }

  public var noScreenToLookAt: SafeText {
    say("the inspector needs a screen", "aquí no hay pantalla para verlo")
  }
  public var noScreenForTwo: SafeText {
    say(
      "there is no screen here for two pages; 'diff' says what differs",
      "aquí no hay pantalla para dos páginas; 'diff' dice en qué difieren")
  }
  public var pageHidden: SafeText {
    say("the page cannot be seen behind this", "la página no se ve detrás de esto")
  }
  public var nothingToFold: SafeText { say("there is nothing here to fold", "aquí no hay nada que plegar") }
  public var leadsNowhere: SafeText { say("this leads nowhere", "esto no lleva a ningún lado") }

  public var noFeedForClients: SafeText {
    say("there is no feed here to show to another client", "aquí no hay un feed que mostrar a otro cliente")
  }
  public var showsNothingAtAll: SafeText {
    say("this client shows nothing of the page at all", "este cliente no muestra nada de la página")
  }
  public func showsAll(as version: SafeText) -> SafeText {
    say("as version \(version): it shows all of this page", "como versión \(version): muestra toda la página")
  }
  public func showsLess(as version: SafeText, _ leftOut: Int) -> SafeText {
    say("as version \(version): ", "como versión \(version): ") + self.leftOut(leftOut)
  }

  public func stays(_ reason: SafeText) -> SafeText {
    say("the page stays as it was: " + reason, "la página queda como estaba: " + reason)
  }
  /// The note that the filters go back, because their answer has not come.
  public var filtersAsBefore: SafeText {
    say("; the filters are as before", "; los filtros quedan como antes")
  }
  /// The note that sections could not be reloaded. `count` is the number of the named sections.
  public func sectionsStay(_ names: SafeText, count: Int) -> SafeText {
    "; " + names + " " + plural(count, ("stays", "stay"), ("no cambia", "no cambian"))
  }
}
