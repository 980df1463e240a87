import Text

/// Titles of pages that are translated into facets, where the backend sends none.
extension Words {
  public var menu: SafeText { say("Menu", "Menú") }
  public var openingHours: SafeText { say("Opening hours", "Horario") }
  public func items(_ count: Int) -> SafeText {
    self.count(count, ("item", "items"), ("artículo", "artículos"))
  }
  public func results(_ count: Int) -> SafeText {
    self.count(count, ("result", "results"), ("resultado", "resultados"))
  }
}
