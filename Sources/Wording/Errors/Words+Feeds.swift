import Text

/// Why a file or an answer gives no feed.
extension Words {
  public func noFeed(found: SafeText) -> SafeText {
    say(
      "this JSON is not a Facet feed: \(found); expected a feed, a section, a facet or a list of facets",
      "este JSON no es un feed de Facet: \(found); se esperaba un feed, una sección, una faceta o una lista de facetas")
  }
  public var emptyObject: SafeText { say("an empty object", "un objeto vacío") }
  public func object(with keys: SafeText) -> SafeText { say("an object with \(keys)", "un objeto con \(keys)") }
  public var listWithoutFacets: SafeText { say("a list without facets", "una lista sin facetas") }
  public var emptyList: SafeText { say("an empty list", "una lista vacía") }
  public func webPage(scripts: Int) -> SafeText {
    scripts == 1
      ? say("a web page with one script of data", "una página web con un script de datos")
      : say("a web page with \(scripts) scripts of data", "una página web con \(scripts) scripts de datos")
  }
  public func noOperation(_ name: SafeText, known: SafeText) -> SafeText {
    say(
      "No saved response for the operation \(name); saved: \(known)",
      "No hay respuesta guardada para la operación \(name); hay: \(known)")
  }
  public func serverAnsweredError(_ messages: SafeText) -> SafeText {
    say(
      "the server answered with an error instead of a feed: \(messages)",
      "el servidor respondió con un error en vez de un feed: \(messages)")
  }
  public var errorWithoutMessage: SafeText { say("an error without a message", "un error sin mensaje") }
  public func serverReports(_ error: SafeText) -> SafeText {
    say("the server says: \(error)", "el servidor dice: \(error)")
  }
}

/// Counts of children that do not add up.
extension Words {
  public var countIsNoNumber: SafeText {
    say("childrenCount is not a number of children", "childrenCount no es un número de hijas")
  }
  public func countOfNested(_ wanted: Int, nested: Int) -> SafeText {
    say(
      "childrenCount is \(wanted), but \(nested == 1 ? "1 child is" : "\(nested) children are") nested here",
      "childrenCount es \(wanted), pero aquí hay \(nested == 1 ? "1 hija anidada" : "\(nested) hijas anidadas")")
  }
  public func countBeforeThis(_ wanted: Int, available: Int) -> SafeText {
    switch available {
    case 0:
      say(
        "childrenCount is \(wanted), but no facet is before this one",
        "childrenCount es \(wanted), pero antes de esta no hay ninguna faceta")
    case 1:
      say(
        "childrenCount is \(wanted), but only 1 facet is before this one",
        "childrenCount es \(wanted), pero antes de esta solo hay 1 faceta")
    default:
      say(
        "childrenCount is \(wanted), but only \(available) facets are before this one",
        "childrenCount es \(wanted), pero antes de esta solo hay \(available) facetas")
    }
  }
  public var countMissing: SafeText {
    say(
      "childrenCount is missing here, and others in this list have one",
      "aquí falta childrenCount, y otras de esta lista lo tienen")
  }
}

/// Why the index of a folder or an archive cannot be read.
extension Words {
  public var indexNeedsEntry: SafeText {
    say(
      "an index.json needs an \"entry\": the file that is shown first",
      "un index.json necesita \"entry\": el archivo que se muestra primero")
  }
  public var answerNeedsFile: SafeText {
    say("an answer needs a \"file\" in this folder", "una respuesta necesita un \"file\" de esta carpeta")
  }
  public var answerNeedsQuestion: SafeText {
    say(
      "an answer needs what it answers: \"uri\", \"after\", \"sections\" or \"operation\"",
      "una respuesta dice a qué responde: \"uri\", \"after\", \"sections\" u \"operation\"")
  }
  public var archiveNeedsEntries: SafeText {
    say("a HAR has its requests under log.entries", "un HAR tiene sus solicitudes en log.entries")
  }
  public var archiveWithoutFeed: SafeText {
    say("none of these responses holds a feed", "ninguna de estas respuestas contiene un feed")
  }
}
