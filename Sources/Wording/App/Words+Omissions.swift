import Text

/// The reasons why a page shows nothing, and why a facet or its action is left out.
extension Words {
  public var furtherPageFollows: SafeText { say("A further page follows.", "Sigue otra página.") }
  public var noFacets: SafeText { say("The feed has no facets.", "El feed no tiene facetas.") }
  public func facetsLeftOut(_ count: Int) -> SafeText {
    self.count(count, ("facet is left out", "facets are left out"), ("faceta se omite", "facetas se omiten"))
  }
  /// The hint at the key that opens the tree of the page.
  public func showsLeftOut(_ key: SafeText) -> SafeText {
    say("\(key): show what is left out", "\(key): mostrar lo que se omite")
  }
  public var lintSaysWhy: SafeText { say("; lint says why.", "; lint dice por qué.") }
  /// The hint at lint after a count of all omitted facets.
  public var lintSaysWhyToo: SafeText { say("; lint says why", "; lint dice por qué") }
  public var lintListsThem: SafeText { say("; lint lists them.", "; lint las enumera.") }
  public var forOtherReasons: SafeText { say(" for other reasons", " por otras razones") }
  public func modulesLeftOut(_ count: Int) -> SafeText {
    self.count(
      count, ("module is left out: it wraps no facets.", "modules are left out: they wrap no facets."),
      ("módulo se omite: no contiene facetas.", "módulos se omiten: no contienen facetas."))
  }
  public func facetsWithNothingToSee(_ count: Int) -> SafeText {
    self.count(
      count,
      (
        "facet has nothing that can be seen: no words and no picture.",
        "facets have nothing that can be seen: no words and no pictures."
      ),
      (
        "faceta no tiene nada que ver: ni texto ni imagen.", "facetas no tienen nada que ver: ni texto ni imágenes."
      ))
  }

  public var namesNoComponent: SafeText { say("no component is named", "no se nombra ningún componente") }
  public func componentUnknown(_ id: SafeText) -> SafeText {
    say("the component \(id) is unknown", "el componente \(id) no se conoce")
  }
  public func componentTooNew(_ id: SafeText, _ version: SafeText) -> SafeText {
    say("the component '\(id)' came with version \(version)", "el componente '\(id)' llegó con la versión \(version)")
  }
  public var noChildShown: SafeText { say("none of its children is shown", "no se muestra ninguno de sus hijos") }
  public func insideUndrawn(_ id: SafeText) -> SafeText {
    say("'\(id)' draws no facets inside it", "'\(id)' no muestra facetas dentro")
  }
  public var insideOmitted: SafeText { say("what contains it is left out", "se omite lo que la contiene") }
  public var misplaced: SafeText {
    say(
      "childrenCount is missing or does not add up in its list, so its place is not known",
      "childrenCount falta o no cuadra en su lista, así que no se sabe su lugar")
  }
  public func clickUnknown(_ name: SafeText) -> SafeText {
    say("its click action \(name) is unknown", "la acción \(name) de su clic no se conoce")
  }
  public var clickUnnamed: SafeText { say("its click action has no name", "la acción de su clic no tiene nombre") }
  public func clickTooNew(_ name: SafeText, _ version: SafeText) -> SafeText {
    say(
      "its click action '\(name)' came with version \(version)",
      "la acción '\(name)' de su clic llegó con la versión \(version)")
  }
  public func clickToScheme(_ scheme: SafeText) -> SafeText {
    say(
      "its click leads to \(Words.article(before: scheme.string)) \(scheme) address",
      "su clic lleva a una dirección \(scheme)")
  }
  public func clickToPlace(_ place: SafeText) -> SafeText {
    say("its click leads to the unknown place \(place)", "su clic lleva al lugar desconocido \(place)")
  }

  /// The same reason in a few words.
  public var namesNone: SafeText { say("names none", "no nombra ninguno") }
  public var unknownComponent: SafeText { say("unknown component", "componente desconocido") }
  public func cameWith(_ version: SafeText) -> SafeText { say("came with \(version)", "llegó con \(version)") }
  public var noChildShownShort: SafeText {
    say("none of its children is shown", "no se muestra ninguno de sus hijos")
  }
  public var insideUndrawnShort: SafeText {
    say("its component draws none inside", "su componente no muestra ninguna dentro")
  }
  public var insideOmittedShort: SafeText { say("inside a facet that is left out", "dentro de lo omitido") }
  public var misplacedShort: SafeText { say("childrenCount does not add up", "childrenCount no cuadra") }
}
