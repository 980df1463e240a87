import Text

/// The phrases of the palette and of the lists over a page.
extension Words {
  public var whatToDo: SafeText { say("a command, page or section", "un comando, una página o una sección") }
  public var nothingIsCalledThat: SafeText { say("No matching command", "Ningún comando coincide") }
  public func switchTo(_ brand: SafeText) -> SafeText { say("switch to " + brand, "cambiar a " + brand) }
  public func backTo(_ title: SafeText) -> SafeText { say("back to " + title, "volver a " + title) }
  public func forwardTo(page title: SafeText) -> SafeText { say("forward to " + title, "adelante a " + title) }
  public func section(_ title: SafeText) -> SafeText { say("section: " + title, "sección: " + title) }
  public func feed(_ name: SafeText, _ facets: Int) -> SafeText { "feed: \(name), " + self.facets(facets) }
  public func facets(_ count: Int) -> SafeText { self.count(count, ("facet", "facets"), ("faceta", "facetas")) }

  public var asWhichVersion: SafeText { say("As which version?", "¿Como qué versión?") }
  public var showsAllOfIt: SafeText { say("shows everything", "lo muestra todo") }
  public func leftOut(_ count: Int, as version: SafeText) -> SafeText { leftOut(count) + " " + asVersion(version) }
  public func modules(_ count: Int) -> SafeText { self.count(count, ("module", "modules"), ("módulo", "módulos")) }
  public var withoutFacets: SafeText { say("without facets", "sin facetas") }
  public func modulesWrapNothing(_ count: Int) -> SafeText {
    plural(
      count, ("the module wraps no facets", "the modules wrap no facets"),
      ("el módulo no contiene facetas", "los módulos no contienen facetas"))
  }
  /// The name of a facet that has none, by the facet around it.
  public func within(_ name: SafeText) -> SafeText { say("in " + name, "en " + name) }
  public func inside(_ count: Int) -> SafeText { say(" +\(count) inside", " +\(count) dentro") }
  public func insideToo(_ count: Int) -> SafeText {
    say(
      "; \(count) inside it are left out with it",
      "; \(count) de dentro se " + (count == 1 ? "omite" : "omiten") + " con ella")
  }

  public var messagesTitle: SafeText { say("Messages, newest first", "Mensajes, el más nuevo primero") }
  public var noMessages: SafeText { say("No messages yet.", "Aún no hay mensajes.") }

  public var ok: SafeText { say("OK", "OK") }
  public var sideBySide: SafeText { say("Side by side", "Lado a lado") }
  public func both(_ one: SafeText, _ other: SafeText) -> SafeText { say("\(one) and \(other)", "\(one) y \(other)") }
  public var lightAndDark: SafeText { say("light and dark", "claro y oscuro") }
  public var light: SafeText { say("light", "claro") }
  public var dark: SafeText { say("dark", "oscuro") }
  public func versions(_ one: SafeText, _ other: SafeText) -> SafeText {
    say("version \(one) and version \(other)", "versión \(one) y versión \(other)")
  }
  public var beforeAndNow: SafeText { say("before and now", "antes y ahora") }
  public var lastChange: SafeText {
    say("before and after the last change", "antes y después del último cambio")
  }
  public var now: SafeText { say("now", "ahora") }
  public var before: SafeText { say("before", "antes") }
  public var nothingChanged: SafeText {
    say("before: no change since it was loaded", "antes: sin cambios desde que se cargó")
  }
  public var theSame: SafeText { say("the same", "igual") }
  public var sameForEveryVersion: SafeText {
    say("the same for every version", "igual para todas las versiones")
  }
  public var allOfIt: SafeText { say(", all of it", ", todo") }
}
