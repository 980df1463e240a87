import Text

/// The phrases for going to a facet, for facets that are left out, and for the search in the inspector.
extension Words {
  public var goToPlace: SafeText { say("go to an id, pointer or line", "ir a un id, puntero o línea") }
  public var nextLeftOut: SafeText { say("to the next left-out facet", "a la siguiente faceta omitida") }
  public var previousLeftOut: SafeText { say("to the previous left-out facet", "a la faceta omitida anterior") }
  public func goTo(_ typed: SafeText) -> SafeText { say("Go to: " + typed, "Ir a: " + typed) }
  public var goToPrompt: SafeText { say("Go to: ", "Ir a: ") }
  public var placesToGo: SafeText { say("an id, a JSON pointer or a line", "un id, un puntero JSON o una línea") }
  /// The entry of the palette for a place; `name` is the facet there.
  public func goTo(_ place: SafeText, name: SafeText) -> SafeText {
    say("go to \(place): \(name)", "ir a \(place): \(name)")
  }
  public func noFacetAt(_ place: SafeText, near: SafeText?) -> SafeText {
    say(
      "This page has no facet at '\(place)'" + (near.map { "; did you mean '\($0)'?" } ?? ""),
      "Esta página no tiene ninguna faceta en '\(place)'" + (near.map { "; ¿quisiste decir '\($0)'?" } ?? ""))
  }

  /// The note on a jump to a line, on a page of several responses.
  public func line(_ place: SafeText, of response: SafeText) -> SafeText {
    say("Line \(place) of \(response)", "Línea \(place) de \(response)")
  }
  /// A response whose title others of the page have, too. `number` counts these in the order of their arrival.
  public func answer(_ number: Int, titled title: SafeText) -> SafeText {
    say("\(title), answer \(number)", "\(title), respuesta \(number)")
  }

  /// A facet that the user has gone to and that cannot take the focus.
  /// The note on a jump to a facet that draws nothing. The focus is on its neighbour.
  public func drawsNothing(_ name: SafeText) -> SafeText {
    say("Here would be “" + name + "”, which draws nothing", "Aquí estaría “" + name + "”, que no dibuja nada")
  }
  public func hereIs(_ name: SafeText) -> SafeText {
    say("Here is “\(name)”, which has no click", "Aquí está “\(name)”, que no tiene clic")
  }

  /// `version` is that of the client; a screen of the brand has none.
  public func noFacetLeftOut(as version: SafeText? = nil) -> SafeText {
    let (english, spanish): (SafeText, SafeText) = version.map { (" as \($0)", " como \($0)") } ?? ("", "")
    return say("No facet is left out" + english, "No se omite ninguna faceta" + spanish)
  }
  /// `place` is its number among all left-out facets.
  public func leftOutFacet(_ place: SafeText, _ name: SafeText, _ cause: SafeText) -> SafeText {
    say("Left out, \(place): \(name): \(cause)", "Omitida, \(place): \(name): \(cause)")
  }
  public func leftOutHere(_ name: SafeText, _ cause: SafeText, _ whereabouts: SafeText) -> SafeText {
    say("\(name) is left out \(whereabouts): \(cause)", "\(name) se omite \(whereabouts): \(cause)")
  }
  public func beforeFacet(_ name: SafeText) -> SafeText { say("before “\(name)”", "antes de “\(name)”") }
  public func afterFacet(_ name: SafeText) -> SafeText { say("after “\(name)”", "después de “\(name)”") }
  public var onAnEmptyPage: SafeText { say("of a page that shows nothing", "de una página que no muestra nada") }
  public var placeLabel: SafeText { say("place", "lugar") }
  /// The result of a search whose words only left-out facets have. `key` goes to them.
  public func onlyInLeftOut(_ count: Int, first name: SafeText, _ key: SafeText?) -> SafeText {
    let facets = self.count(count, ("left-out facet", "left-out facets"), ("faceta omitida", "facetas omitidas"))
    return say(
      "Not on this page, but in \(facets): \(name)" + (key.map { "; \($0) goes there" } ?? ""),
      "No está en la página, pero sí en \(facets): \(name)" + (key.map { "; \($0) va ahí" } ?? ""))
  }

  public var componentIDOrValue: SafeText {
    say("component, id, pointer or value", "componente, id, puntero o valor")
  }
  public var nothingFound: SafeText { say("nothing found", "no se encuentra nada") }
  public var beyondTheListing: SafeText {
    say("It is in a part of the JSON that is too long to list.", "Está en una parte del JSON que es muy larga.")
  }
  public var enterRead: SafeText { say("Enter read all of it", "Enter leer todo") }
  public func moreBytes(_ count: Int, _ key: SafeText) -> SafeText {
    say(
      "… and \(count) more bytes; \(key) in the JSON tab copies all of it",
      "… y \(count) bytes más; \(key) en JSON copia todo")
  }
}
