import Text

/// The titles and labels of the inspector. The names of fields, tokens and codes are the same in each language.
extension Words {
  public var facetTab: SafeText { say("Facet", "Faceta") }
  public var treeTab: SafeText { say("Tree", "Árbol") }
  public var frameTab: SafeText { say("Frame", "Cuadro") }
  public var nothingFromAFeed: SafeText {
    say(
      "Nothing of this screen comes from a feed: the brand draws it itself.",
      "Nada de esta pantalla viene de un feed: la dibuja la marca.")
  }
  public var nothingOnThisPage: SafeText { say("There is nothing on this page.", "No hay nada en esta página.") }

  public var actionsTitle: SafeText { say("Actions", "Acciones") }
  public var click: SafeText { say("click", "clic") }
  public var instead: SafeText { say("instead", "en vez de") }
  public func brandsRouter(_ action: SafeText) -> SafeText {
    say("the brand's router: " + action, "según la marca: " + action)
  }
  public var leads: SafeText { say("leads", "lleva") }
  public func nowhere(_ reason: SafeText) -> SafeText { say("nowhere: " + reason, "a ningún lado: " + reason) }
  public var outside: SafeText { say("outside", "fuera") }
  public var alsoSent: SafeText { say("also sent", "también") }
  public var moreOfThisSection: SafeText { say("more of this section", "más de esta sección") }
  public var nothing: SafeText { say("nothing", "nada") }
  public var withoutAName: SafeText { say("without a name", "sin nombre") }
  public func toFragment(_ name: SafeText) -> SafeText { say("on this page to " + name, "en esta página a " + name) }
  public func toDialog(_ title: SafeText) -> SafeText { say("to a dialog: " + title, "a un diálogo: " + title) }
  public func toPage(_ address: SafeText) -> SafeText { say("to the page " + address, "a la página " + address) }
  public var toHome: SafeText { say("to the home page", "al inicio") }
  public var loadsThisAgain: SafeText { say("loads this page again", "recarga esta página") }
  public func toFeed(_ name: SafeText) -> SafeText { say("to the feed of " + name, "al feed de " + name) }
  public func toWhatWasSeen(_ query: SafeText) -> SafeText {
    say("to the pages seen with " + query, "a las páginas vistas con " + query)
  }
  public func drawnAs(_ id: SafeText) -> SafeText { say("  drawn as " + id, "  dibujada como " + id) }
  public var loadsInPlace: SafeText {
    say("loads more of this section, in place", "carga aquí más de esta sección")
  }
  public func loadsAgain(_ names: SafeText) -> SafeText { say("loads again: " + names, "recarga: " + names) }
  public func toBrandScreen(_ title: SafeText) -> SafeText {
    say("to a screen of the brand's own: " + title, "a una pantalla de la marca: " + title)
  }
  public func toOutside(_ address: SafeText) -> SafeText { say("outside: " + address, "fuera: " + address) }

  public var textTitle: SafeText { say("Text", "Texto") }
  public var imagesTitle: SafeText { say("Images", "Imágenes") }
  public var says: SafeText { say("says", "dice") }
  public var rounded: SafeText { say("rounded", "redondeada") }
  public var circle: SafeText { say("circle", "círculo") }
  public func unknown(_ word: SafeText) -> SafeText { say(word + " (unknown)", word + " (desconocido)") }
  public var diagnosticsTitle: SafeText { say("Diagnostics", "Diagnósticos") }
  public var serverErrorsTitle: SafeText { say("Server errors", "Errores del servidor") }

  public var impressionsTitle: SafeText { say("Impressions", "Impresiones") }
  public var itself: SafeText { say("itself", "ella misma") }
  public var children: SafeText { say("children", "hijos") }
  public func counted(_ count: Int, of all: Int) -> SafeText {
    say("\(count) of \(all) counted", "\(count) de \(all) contados")
  }
  public var counted: SafeText { say("counted", "contada") }
  public func notCounted(area: Int) -> SafeText {
    say("not counted: less than \(area) % of it is in sight", "no contada: se ve menos del \(area) %")
  }
  public func countedAfter(_ milliseconds: Int) -> SafeText {
    say("in sight; counted after \(milliseconds) ms", "a la vista; se cuenta tras \(milliseconds) ms")
  }

  public var parentsTitle: SafeText { say("Parents", "Padres") }
  public var childrenTitle: SafeText { say("Children", "Hijos") }
  public func shown(_ count: Int, of all: Int) -> SafeText {
    say("\(count) of \(all) shown", "\(count) de \(all) a la vista")
  }
  public func moreInTree(_ count: Int) -> SafeText {
    say("… and \(count) more: see the tree", "… y \(count) más: mira el árbol")
  }
}

/// The labels for the place and look of a facet.
extension Words {
  public func since(_ version: SafeText) -> SafeText { say("since \(version)", "desde \(version)") }
  public var unknownHere: SafeText { say("unknown here", "desconocido aquí") }
  public var noComponent: SafeText { say("no component", "sin componente") }
  public var category: SafeText { say("category", "categoría") }
  public var identity: SafeText { say("identity", "identidad") }
  public var line: SafeText { say("line", "línea") }
  /// The line of a facet, on a page of several responses.
  public func place(_ location: SafeText, in response: SafeText) -> SafeText {
    say("\(location) of \(response)", "\(location) de \(response)")
  }
  public var pointer: SafeText { say("pointer", "puntero") }
  public var theResponse: SafeText { say("the response", "la respuesta") }
  public func from(_ operation: SafeText) -> SafeText { say("from " + operation, "de " + operation) }
  public var drawnAsLabel: SafeText { say("drawn as", "dibujada") }
  public func byItsCategory(_ id: SafeText) -> SafeText {
    say(id + ", by its category", "como " + id + ", por su categoría")
  }
  public var leftOutLabel: SafeText { say("left out", "omitida") }
  public var rect: SafeText { say("rect", "área") }
  public var notOnTheScreen: SafeText { say("not on the screen", "fuera de la pantalla") }
  public func column(_ x: Int, row y: Int) -> SafeText { say("column \(x), row \(y)", "columna \(x), fila \(y)") }

  public var wordsLabel: SafeText { say("words", "texto") }
  public var styleAsDrawn: SafeText { say("Style as drawn", "Estilo dibujado") }
  public var styleAsSent: SafeText { say("Style as sent", "Estilo enviado") }
  public var tokenToHere: SafeText { say("token → value → here", "token → valor → aquí") }
  public var ground: SafeText { say("ground", "fondo") }
  public var border: SafeText { say("border", "borde") }
  public var lineWidth: SafeText { say("line width", "grosor") }
  public var sizeClass: SafeText { say("size class", "tamaño") }
  public var type: SafeText { say("type", "tipo") }
  public var spacing: SafeText { say("spacing", "espaciado") }
  public var padding: SafeText { say("padding", "relleno") }
  public var outer: SafeText { say("outer", "exterior") }
  public var topSide: SafeText { say("top", "arriba") }
  public var rightSide: SafeText { say("right", "derecha") }
  public var bottomSide: SafeText { say("bottom", "abajo") }
  public var leftSide: SafeText { say("left", "izquierda") }
  public var componentsOwn: SafeText { say("the component's own", "el del componente") }
  public var unknownOwnStays: SafeText {
    say("unknown: the component's own stays", "desconocido: queda el del componente")
  }
  public func asSent(_ value: SafeText) -> SafeText { say(value + ", as it was sent", value + ", como se envió") }
  public var noValue: SafeText { say("no value", "sin valor") }
  public var unknownNone: SafeText { say("unknown: none", "desconocido: ninguno") }
  public func cells(columns: Int, rows: Int) -> SafeText {
    say("\(columns) columns, \(rows) rows", "\(columns) columnas, \(rows) filas")
  }

  public var plain: SafeText { say("plain", "normal") }
  public var bold: SafeText { say("bold", "negrita") }
  public var dim: SafeText { say("dim", "tenue") }
  public var italic: SafeText { say("italic", "cursiva") }
  public var underline: SafeText { say("underline", "subrayado") }
  public var reverse: SafeText { say("reverse", "invertido") }
  public var strikethrough: SafeText { say("strikethrough", "tachado") }
  public var terminalDefault: SafeText { say("default", "predeterminado") }
  public func look(_ attributes: SafeText, _ foreground: SafeText, on background: SafeText) -> SafeText {
    say("\(attributes), \(foreground) on \(background)", "\(attributes), \(foreground) sobre \(background)")
  }
}

/// The labels for the counts of facets, the times of frames, and the page as a tree.
extension Words {
  public var facetsTitle: SafeText { say("Facets", "Facetas") }
  public var onThePage: SafeText { say("on the page", "en la página") }
  public var leftOutCount: SafeText { say("left out", "omitidas") }
  public var repeated: SafeText { say("repeated", "repetidas") }
  public var laidOut: SafeText { say("laid out", "colocadas") }
  public var drawn: SafeText { say("drawn", "dibujadas") }
  public var lastFrame: SafeText { say("Last frame", "Último cuadro") }
  public var onlyOnATerminal: SafeText {
    say("No frame on a terminal is measured yet.", "Aún no se ha medido ningún cuadro en una terminal.")
  }
  public var cells: SafeText { say("cells", "celdas") }
  public var timePerStage: SafeText { say("Time per stage", "Tiempo por etapa") }
  public func ofLastFrames(_ count: Int) -> SafeText {
    say("of the last \(count) frames", count == 1 ? "del último cuadro" : "de los últimos \(count) cuadros")
  }

  public var pageList: SafeText { say("page", "página") }
  public var sectionList: SafeText { say("section", "sección") }
  public var withoutAnID: SafeText { say("without an id", "sin id") }
  public func noClick(_ reason: SafeText) -> SafeText { say("  no click: " + reason, "  sin clic: " + reason) }
  public func orMore(_ count: Int) -> SafeText { say("\(count) or more", "\(count) o más") }
  public var restNotShown: SafeText {
    say("  … the rest is not shown", "  … el resto no se muestra")
  }
}

/// Short reasons why a component or click is not understood, for places without room for a sentence.
extension Words {
  public func unknownID(_ id: SafeText) -> SafeText { say(id + " (unknown)", id + " (desconocido)") }
  public func tooNew(_ id: SafeText, _ version: SafeText) -> SafeText {
    say("\(id) (since \(version))", "\(id) (desde \(version))")
  }
  public func clickCause(_ name: SafeText) -> SafeText { say("click " + name, "clic " + name) }
  public func clickToSchemeCause(_ scheme: SafeText) -> SafeText { say("click to \(scheme):", "clic a \(scheme):") }
  public func clickToPlaceCause(_ place: SafeText) -> SafeText {
    say("click to the place " + place, "clic al lugar " + place)
  }
}
