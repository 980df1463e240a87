import Text

/// The phrases of linear reading, line by line without a screen.
extension Words {
  public func sections(_ count: Int) -> SafeText {
    self.count(count, ("section", "sections"), ("sección", "secciones"))
  }
  public func things(_ count: Int) -> SafeText { self.count(count, ("thing", "things"), ("elemento", "elementos")) }
  public func moreThings(_ count: Int) -> SafeText {
    self.count(count, ("more thing", "more things"), ("elemento más", "elementos más"))
  }
  public func fewerThings(_ count: Int) -> SafeText {
    self.count(count, ("fewer thing", "fewer things"), ("elemento menos", "elementos menos"))
  }
  public func button(_ number: Int, of count: Int, _ label: SafeText) -> SafeText {
    button + " " + place(number, of: count) + ": " + label
  }

  public func keys(_ hints: SafeText) -> SafeText { say("keys: " + hints, "teclas: " + hints) }
  public var nextLineHint: SafeText { say("next line", "línea siguiente") }
  public var nextControlHint: SafeText { say("next control", "control siguiente") }
  public var nextSectionHint: SafeText { say("next section", "sección siguiente") }

  public func page(_ trail: SafeText) -> SafeText { say("page: " + trail, "página: " + trail) }
  public func backOn(_ trail: SafeText) -> SafeText { say("back on " + trail, "de vuelta en " + trail) }
  public func forwardTo(_ trail: SafeText) -> SafeText { say("forward to " + trail, "adelante a " + trail) }
  public var searchIsOver: SafeText { say("search ended", "búsqueda terminada") }
  public var searchIsLeft: SafeText { say("search closed", "búsqueda cerrada") }
  public func nextPageFailed(_ reason: SafeText) -> SafeText {
    say("cannot load the next page: " + reason, "no se puede cargar la página siguiente: " + reason)
  }

  public var topOfPage: SafeText { say("the top of the page", "el inicio de la página") }
  public var noneBefore: SafeText { say("this is the first of its list", "es lo primero de su lista") }
  public var noneAfter: SafeText { say("this is the last of its list", "es lo último de su lista") }
  public var noControlBefore: SafeText { say("no control comes before this", "no hay ningún control antes") }
  public var noControlAfter: SafeText { say("no control comes after this", "no hay ningún control después") }
  public var endOfPage: SafeText { say("the end of the page", "el final de la página") }
  public var endSoFar: SafeText { say("the end so far; ", "el final por ahora; ") }

  public var nothingElseWorks: SafeText { say("only these keys work here: ", "aquí solo funcionan estas teclas: ") }
  public var dialog: SafeText { say("dialog", "diálogo") }
  public var dialogClosed: SafeText { say("the dialog is closed", "el diálogo se cerró") }
  /// The keys that close a dialog. `last` is one of them.
  public func closes(_ keys: SafeText, or last: SafeText) -> SafeText {
    say(keys + " or " + last + " closes it", keys + " o " + last + " lo cierra")
  }

  public var deliverToPrompt: SafeText { say("deliver to: ", "entregar en: ") }
  public var nothingToChoose: SafeText { say("there is nothing to choose here", "aquí no hay nada que elegir") }
  public var andChosen: SafeText { say("; chosen", "; elegido") }
  public func howToPick(_ title: SafeText) -> SafeText {
    say(
      title + ": Down and Up to move, Space to mark, Enter to apply, Escape to close",
      title + ": Down y Up para moverte, Space para marcar, Enter para aplicar, Escape para cerrar")
  }
  public func howToChoose(_ count: Int) -> SafeText {
    say("command palette: ", "paleta de comandos: ") + things(count)
      + say(
        "; type to find, Down and Up to choose, Enter to run, Escape to close",
        "; escribe para buscar, Down y Up para elegir, Enter para ejecutar, Escape para cerrar")
  }
  public var howToReview: SafeText {
    say(
      "versions: Down and Up to choose, Enter to use one, Escape to close",
      "versiones: Down y Up para elegir, Enter para usar una, Escape para cerrar")
  }
  public var howToReadLosses: SafeText {
    say("Enter to go to the place of the facet, Escape to close", "Enter para ir a su lugar, Escape para cerrar")
  }
  public var nothingLeftOut: SafeText { say("nothing is left out", "no se omite nada") }
  public var pageHasChanged: SafeText { say("the page has changed", "la página ha cambiado") }
  public var nothingHasChanged: SafeText { say("nothing has changed", "nada ha cambiado") }
  public var nothingDone: SafeText { say("closed without a choice", "cerrado sin elegir") }
  public func listsAllKeys(_ key: SafeText) -> SafeText {
    say("; \(key) lists all keys", "; \(key) enumera todas las teclas")
  }
  public func doesNothingHere(_ key: SafeText) -> SafeText {
    say("\(key) does nothing here", "\(key) no hace nada aquí")
  }
}

/// The effects of keys in linear reading that differ from those on a screen.
extension Words {
  public var toNextLine: SafeText { say("to the next line", "a la línea siguiente") }
  public var toLineBefore: SafeText { say("to the line before", "a la línea anterior") }
  public var pastWhatStandsInIt: SafeText {
    say(
      "to the next of its list, past its contents",
      "al siguiente de su lista, sin su contenido")
  }
  public var toWhatComesBefore: SafeText {
    say("to the previous of its list", "al anterior de su lista")
  }
  public var readALineOn: SafeText { say("read one more line", "leer una línea más") }
  public var aLineUp: SafeText { say("a line up", "una línea arriba") }
  public var readHalfAPage: SafeText { say("read half a page", "leer media página") }
  public var readAPage: SafeText { say("read a page", "leer una página") }
  public var lettersFromHere: SafeText {
    say("label everything that opens from here on", "poner etiquetas a lo que se abre desde aquí")
  }
  public var switchOrRead: SafeText {
    say("switch a control; elsewhere read a page", "cambiar un control; si no, leer una página")
  }
}
